/** How far from the screen its place may be when what it shows is made: about what is scrolled while the engine comes. */
const MARGIN = "600px";

/**
 * Shows what a piece of HTML makes, from the time when it comes near the screen or is printed. The HTML is the very text
 * that the page shows as code.
 */
export class LivePart extends HTMLElement {
  #html = "";
  #isAwake = false;
  #watch: IntersectionObserver | null = null;

  get html(): string {
    return this.#html;
  }

  set html(html: string) {
    if (html === this.#html) return;
    this.#html = html;
    if (this.#isAwake) this.innerHTML = html;
  }

  connectedCallback(): void {
    if (this.#isAwake) return;
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#wake();
      },
      { rootMargin: MARGIN },
    );
    this.#watch.observe(this);
    addEventListener("beforeprint", this.#wake);
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
    removeEventListener("beforeprint", this.#wake);
  }

  readonly #wake = (): void => {
    this.disconnectedCallback();
    this.#isAwake = true;
    this.toggleAttribute("awake", true);
    this.innerHTML = this.#html;
    this.dispatchEvent(new Event("wake"));
  };
}

customElements.define("live-part", LivePart);

declare global {
  interface HTMLElementTagNameMap {
    "live-part": LivePart;
  }
}
