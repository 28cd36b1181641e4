import { html, type ReactiveController, type TemplateResult } from "lit";
import type { Scenario } from "../../engine.ts";
import type { Texts } from "../../i18n/index.ts";
import { LinkError, unpackLink } from "../../link.ts";
import { Problem, problemView, readText, readValue } from "../problem.ts";
import { BadFile, FILE_BYTES, readFile } from "./file.ts";
import { newSheet, unplayed } from "./keeper.ts";
import { linkErrorWords } from "./link.ts";
import { nameOfFile, tidyName } from "./names.ts";
import type { Shelf, TablePage } from "./shelf.ts";

/** How boards come in from outside: by a link to this page, by a file that is chosen or dropped. */
export class WaysIn implements ReactiveController {
  readonly #shelf: Shelf;
  readonly #texts: () => Texts;
  /** Is a file being held over the page? */
  isHeldOver = false;
  readonly #page: TablePage;

  constructor(page: TablePage, shelf: Shelf, texts: () => Texts) {
    this.#page = page;
    this.#shelf = shelf;
    this.#texts = texts;
    page.addController(this);
  }

  hostConnected(): void {
    addEventListener("hashchange", this.#onHash);
    addEventListener("dragover", this.#onDrag);
    addEventListener("dragleave", this.#onDrag);
    addEventListener("drop", this.#onDrag);
  }

  hostDisconnected(): void {
    removeEventListener("hashchange", this.#onHash);
    removeEventListener("dragover", this.#onDrag);
    removeEventListener("dragleave", this.#onDrag);
    removeEventListener("drop", this.#onDrag);
  }

  readonly #onHash = (): void => {
    void this.openLink();
  };

  readonly #onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    const isHeldOver = event.type === "dragover" || (event.type === "dragleave" && event.relatedTarget !== null);
    if (isHeldOver !== this.isHeldOver) {
      this.isHeldOver = isHeldOver;
      this.#page.requestUpdate();
    }
    const [file] = event.type === "drop" ? event.dataTransfer.files : [];
    if (file !== undefined) void this.openFile(file);
  };

  /** Opens what the address's fragment holds, as a new board that is kept from its first step on; false if it cannot. */
  async openLink(): Promise<boolean> {
    const { hash } = location;
    if (hash.length <= 1) return false;
    const about = "link";
    try {
      const { scenario, script } = await readValue(await unpackLink(hash.slice(1)));
      // A later link has been opened meanwhile.
      if (location.hash !== hash) return false;
      const name = tidyName(scenario.title ?? "", this.#texts()("boards.linked"));
      this.#shelf.lay(newSheet(name, hash), unplayed(scenario, script));
      this.#shelf.notices.drop(about);
      return true;
    } catch (error) {
      const why = (texts: Texts): string | TemplateResult =>
        error instanceof LinkError
          ? html`<p class="badly"><strong>${linkErrorWords(error, texts)}</strong></p><p>${texts("page.kept")}</p>`
          : this.#problem(error, about, texts("boards.linked"), texts);
      this.#shelf.notices.tell({
        about,
        isProblem: true,
        words: (texts) => html`<p>${texts("boards.badLink")}</p>${why(texts)}`,
      });
      return false;
    }
  }

  /** Opens a file as a board of the reader's own. */
  async openFile(file: File): Promise<void> {
    const about = "file";
    const { name } = file;
    try {
      const { scenario, script } = await readText(await readFile(file));
      this.#shelf.layOwn(scenario.title, tidyName(nameOfFile(name), name), unplayed(scenario, script));
      this.#shelf.notices.drop(about);
    } catch (error) {
      const max = FILE_BYTES / (1024 * 1024);
      const why = (texts: Texts): string | TemplateResult =>
        error instanceof BadFile
          ? html`<p class="badly"><strong>${texts(`boards.file.${error.why}`, { max })}</strong></p><p>${texts("page.kept")}</p>`
          : this.#problem(error, about, nameOfFile(name), texts);
      this.#shelf.notices.tell({
        about,
        isProblem: true,
        words: (texts) => html`<p>${texts("boards.badFile", { name })}</p>${why(texts)}`,
      });
    }
  }

  #problem(error: unknown, about: string, name: string, texts: Texts): TemplateResult {
    const problem = error instanceof Problem ? error : new Problem(error, "", null);
    return problemView(problem, texts, (scenario: Scenario) => {
      this.#shelf.notices.drop(about);
      this.#shelf.layOwn(scenario.title, name, unplayed(scenario));
    });
  }
}
