import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../elements/index.ts";
import "../guide/code-sample.ts";
import "../guide/live-part.ts";
import { NAMES, type Name, sceneOf } from "../gallery/scenes.ts";
import { galleryIn } from "../gallery/texts.ts";
import { prose } from "../guide/prose.ts";
import { tagsOf } from "../guide/scene.ts";
import { Page } from "./page.ts";

/** Boards and cards in their states, each with its code and its clause. */
class GalleryPage extends Page {
  protected readonly here = "gallery";

  /** The browser looks for the place that its address names before the page has drawn it. */
  protected override firstUpdated(): void {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  #contents() {
    const said = galleryIn(this.language);
    return html`
      <nav class="contents" aria-label=${said("contents")}>
        <ul>${NAMES.map((name) => html`<li><a href="#${name}">${said(`scenes.${name}.title`)}</a></li>`)}</ul>
      </nav>`;
  }

  #work(name: Name) {
    const said = galleryIn(this.language);
    const { clause, cards } = sceneOf(name);
    const kind = cards === undefined ? "board" : "cards";
    const title = said(`scenes.${name}.title`);
    const code = tagsOf(sceneOf(name), this.language);
    return html`
      <section class="work ${kind}" aria-labelledby=${name}>
        <header>
          <h2 id=${name} tabindex="-1">${title}</h2>
          <p class="cited"><a href="./rulebook.html#${clause}">${said(clause.startsWith("R") ? "ruling" : "clause", { clause })}</a></p>
          <p class="say">${prose(said(`scenes.${name}.text`))}</p>
        </header>
        <live-part class=${kind} .html=${code}></live-part>
        <details class="source">
          <summary>${said("code")}<span class="heard-only">: ${title}</span></summary>
          <code-sample .code=${code} language=${this.language} label=${title}></code-sample>
        </details>
      </section>`;
  }

  protected override render() {
    return html`
      ${this.masthead()}
      <main class="gallery">
        ${this.#contents()}
        ${repeat(
          NAMES,
          (name) => name,
          (name) => this.#work(name),
        )}
      </main>
      ${this.foot()}`;
  }
}

customElements.define("gallery-page", GalleryPage);
