import { randomUUID } from "node:crypto";
import { Browser } from "./browser.mjs";
import { Network } from "./network.mjs";
import { Tab } from "./tab.mjs";

/** What BiDi calls a user context: pages that keep things together, and apart from all others. */
export class User {
  id = randomUUID();
  settings = {};
  size = null;
  preload = new Map();
  tabs = new Map();
  #bidi;
  #browser = null;
  #network = null;

  /** `bidi` has `emit`, which tells an event, and `interceptsOf`, which names what is to see a page's requests first. */
  constructor(bidi) {
    this.#bidi = bidi;
  }

  async open(programs) {
    if (this.#browser === null) {
      this.#network = await Network.start((number) => this.#pageOf(number));
      this.#browser = await Browser.start(programs);
      await this.#browser.order("settings", { ...this.settings, proxy: this.#network.address });
    }
    const { id: userContext, size, preload } = this;
    const tab = await Tab.open({ browser: this.#browser, userContext, size, preload, emit: this.#bidi.emit });
    this.tabs.set(tab.id, tab);
    return tab;
  }

  #pageOf(number) {
    const tab = [...this.tabs.values()].find((each) => each.number === number);
    return { tab, intercepts: tab === undefined ? [] : this.#bidi.interceptsOf(tab.id) };
  }

  async set(settings) {
    Object.assign(this.settings, settings);
    await this.#browser?.order("settings", settings);
    for (const tab of this.tabs.values()) await tab.knows(settings);
  }

  decide(request, decision) {
    return this.#network?.decide(request, decision) ?? false;
  }

  cookies() {
    return this.#browser?.order("cookies") ?? [];
  }

  async closeTab(tab) {
    this.tabs.delete(tab.id);
    await tab.close();
  }

  async close() {
    const tabs = [...this.tabs.values()];
    this.tabs.clear();
    for (const tab of tabs) tab.gone();
    this.#network?.close();
    await this.#browser?.close();
  }
}
