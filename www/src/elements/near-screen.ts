import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How far from the screen an element may be when it wakes: what is scrolled while the engine comes. */
const MARGIN = "600px";

/** Whether an element has been near the screen yet. One that is hidden, or in a tab that is, is not near it. */
export class NearScreen implements ReactiveController {
  readonly #element: ReactiveControllerHost & Element;
  readonly #woken: () => void;
  #isAwake = false;
  #watch: IntersectionObserver | null = null;

  /** `woken` is called when the element comes near the screen, not when it is woken by a call. */
  constructor(element: ReactiveControllerHost & Element, woken: () => void) {
    this.#element = element;
    this.#woken = woken;
    element.addController(this);
  }

  get isAwake(): boolean {
    return this.#isAwake;
  }

  hostConnected(): void {
    if (this.#isAwake) return;
    const seen = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#come();
    };
    this.#watch = new IntersectionObserver(seen, { rootMargin: MARGIN });
    this.#watch.observe(this.#element);
    addEventListener("beforeprint", this.#come);
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
    removeEventListener("beforeprint", this.#come);
  }

  /** Wakes it wherever it is; false if it was awake. */
  wake(): boolean {
    if (this.#isAwake) return false;
    this.#isAwake = true;
    this.hostDisconnected();
    return true;
  }

  readonly #come = (): void => {
    if (this.wake()) this.#woken();
  };
}
