import { randomUUID } from "node:crypto";
import { typed } from "../lib/typed.js";
import { inPage } from "./page.js";

const ENGINE = 'globalThis[Symbol.for("engine")]';
const UTILITY = ".utility";

/** What BiDi calls a browsing context: a page. */
export class Tab {
  id = randomUUID();
  userContext;
  url = "about:blank";
  #browser;
  #number;
  #emit;
  #emitOfNone;
  #realm = null;
  #navigation = null;
  /** How far the document has come: nothing, domContentLoaded or load. */
  #reached = null;
  #size = null;
  #preload = new Map();
  #whenLoaded = () => {};

  static async open({ browser, userContext, size, preload, emit }) {
    const tab = new Tab();
    tab.userContext = userContext;
    tab.#browser = browser;
    tab.#emitOfNone = emit;
    tab.#emit = (method, params) => emit(method, { context: tab.id, timestamp: Date.now(), ...params });
    tab.#number = await browser.open((news) => tab.#told(news));
    tab.#preload = new Map(preload);
    await tab.#sendScripts();
    await tab.resize(size);
    tab.#emit("browsingContext.contextCreated", {
      userContext,
      url: tab.url,
      parent: null,
      originalOpener: null,
      children: [],
    });
    const blank = new Promise((loaded) => {
      tab.#whenLoaded = loaded;
    });
    await tab.#order("load", { url: tab.url });
    await blank;
    return tab;
  }

  get number() {
    return this.#number;
  }

  #order(what, values = {}) {
    return this.#browser.order(what, { page: this.#number, ...values });
  }

  #run(body) {
    return this.#order("run", { body });
  }

  async close() {
    await this.#browser.closePage(this.#number);
    this.gone();
  }

  gone() {
    this.#emit("browsingContext.contextDestroyed", { userContext: this.userContext, url: this.url, parent: null });
  }

  told(method, params) {
    this.#emit(method, params);
  }

  /** Waits until the page knows how it is to look, which it is told later than its window. */
  async knows({ dark, still }) {
    if (dark !== undefined) await this.#until(`matchMedia("(prefers-color-scheme: dark)").matches === ${dark}`);
    if (still !== undefined) await this.#until(`matchMedia("(prefers-reduced-motion: reduce)").matches === ${still}`);
  }

  async resize(size) {
    if (size === null || (this.#size?.width === size.width && this.#size.height === size.height)) return;
    this.#size = size;
    await this.#order("size", size);
    await this.#until(`innerWidth === ${size.width} && innerHeight === ${size.height}`);
  }

  async #until(condition) {
    for (let tries = 0; tries < 500; tries++) {
      if ((await this.#run(`return String(${condition})`)) === "true") return;
      await new Promise((ready) => setTimeout(ready, 20));
    }
    throw new Error(`the page does not come to this: ${condition}`);
  }

  async preload(id, source) {
    if (source === null) this.#preload.delete(id);
    else this.#preload.set(id, source);
    await this.#sendScripts();
  }

  #sendScripts() {
    return this.#order("scripts", { sources: [`(${inPage})();`, `(${typed})();`, ...this.#preload.values()] });
  }

  async navigate(url) {
    const [from, to] = [new URL(this.url), new URL(url)];
    const isWithin = to.hash !== "" && to.href.split("#")[0] === from.href.split("#")[0];
    if (!isWithin) {
      this.#navigation = { id: randomUUID(), url };
      await this.#order("load", { url });
      return { navigation: this.#navigation.id, url };
    }
    const navigation = randomUUID();
    this.url = url;
    this.#emit("browsingContext.fragmentNavigated", { navigation, url });
    await this.#order("load", { url });
    return { navigation, url };
  }

  async reload() {
    await this.#order("reload");
    return { navigation: null, url: this.url };
  }

  traverse(delta) {
    return this.#order("traverse", { delta });
  }

  #told({ event, url, text, reason, download, name, destination }) {
    if (event === "download")
      this.#emit("browsingContext.downloadWillBegin", {
        download: `${download}`,
        navigation: null,
        url,
        suggestedFilename: name,
      });
    if (event === "downloaded")
      this.#emit("browsingContext.downloadEnd", {
        download: `${download}`,
        navigation: null,
        url: this.url,
        ...(destination === null ? { status: "canceled" } : { status: "complete", filepath: destination }),
      });
    if (event === "message") return this.#said(JSON.parse(text));
    if (event === "address" && this.#navigation === null && url !== this.url) {
      this.url = url;
      this.#emit("browsingContext.historyUpdated", { url });
    }
    if (event === "started") {
      this.#navigation ??= { id: randomUUID(), url };
      this.#emit("browsingContext.navigationStarted", { navigation: this.#navigation.id, url });
    }
    if (event === "committed") this.#committed(url);
    if (event === "finished") this.#reach("load");
    if (event === "failed" && this.#navigation !== null) {
      this.#emit("browsingContext.navigationFailed", { navigation: this.#navigation.id, url, message: reason });
      this.#navigation = null;
    }
    if (event === "crashed") this.#realm = null;
  }

  #committed(url) {
    const navigation = this.#navigation?.id ?? randomUUID();
    this.url = url;
    this.#reached = null;
    this.#emit("browsingContext.navigationCommitted", { navigation, url });
    for (const realm of this.#realm === null ? [] : [this.#realm, this.realm(UTILITY)])
      this.#emitOfNone("script.realmDestroyed", { realm });
    this.#realm = randomUUID();
    this.#emit("script.realmCreated", { realm: this.#realm, origin: originOf(url), type: "window" });
  }

  #reach(state) {
    const navigation = this.#navigation?.id ?? null;
    if (this.#reached === null) this.#emit("browsingContext.domContentLoaded", { navigation, url: this.url });
    if (state === "load" && this.#reached !== "load") {
      this.#emit("browsingContext.load", { navigation, url: this.url });
      this.#navigation = null;
      this.#whenLoaded();
    }
    this.#reached = state === "load" ? "load" : (this.#reached ?? state);
  }

  /** What a script in the page has posted. */
  #said({ loading, channel, data, log }) {
    const source = { realm: this.#realm, context: this.id };
    if (loading === "domContentLoaded") this.#reach(loading);
    if (channel !== undefined) this.#emit("script.message", { channel, data, source });
    if (log !== undefined) this.#emit("log.entryAdded", { level: "info", source, ...log });
  }

  hasRealm(realm) {
    return realm === this.#realm || realm === this.realm(UTILITY);
  }

  /** All worlds of a page are one here, under two names. */
  realm(sandbox) {
    return sandbox === undefined ? this.#realm : `${this.#realm}${UTILITY}`;
  }

  evaluate({ expression, resultOwnership }) {
    const value = expression.trim().replace(/;$/, "");
    return this.#play(`() => (${value}\n)`, { args: [], byValue: resultOwnership !== "root" });
  }

  call({ functionDeclaration, arguments: args = [], resultOwnership, serializationOptions }) {
    const byValue = resultOwnership !== "root" && serializationOptions?.maxObjectDepth !== 0;
    return this.#play(withoutEval(functionDeclaration, args), { args, byValue });
  }

  disown(handles) {
    return this.#run(`${ENGINE}?.disown(${JSON.stringify(handles)}); return ""`);
  }

  async #play(work, options) {
    const body = `(${inPage})(); return ${ENGINE}.call(${work}, ${JSON.stringify(options)});`;
    const answer = JSON.parse(await this.#run(body));
    if (answer.noSuchHandle) throw Object.assign(new Error(answer.noSuchHandle), { code: "no such handle" });
    return answer;
  }

  act(actions) {
    return this.#browser.act(this.#number, actions.map(inWholePixels));
  }

  screenshot() {
    return this.#browser.screenshot(this.#number);
  }
}

/** The script that puts another's function to work before a page's own. */
export function preloadScript({ functionDeclaration, arguments: args = [] }) {
  return `(${functionDeclaration})(...${JSON.stringify(args)}.map(${ENGINE}.fromBidi));`;
}

/**
 * Playwright evaluates texts of functions by `eval`, which a strict policy forbids to a page. Those that come with a call
 * are compiled with it instead.
 */
function withoutEval(declaration, args) {
  const [, isFunction, , expression] = args;
  const texts = new Set();
  if (isFunction?.value === true) texts.add(expression.value);
  for (const argument of args.slice(5)) collectTexts(argument, texts);
  if (texts.size === 0) return declaration;
  const thunks = [...texts].flatMap((text) =>
    [text, `(${text})`].map((spelt) => `[${JSON.stringify(spelt)}, () => (${text}\n)]`),
  );
  return `${ENGINE}.compiled(${declaration}, new Map([${thunks.join(",")}]))`;
}

/** In Playwright's form an object's field is a pair of `k` and `v`. */
function collectTexts({ type, value }, texts) {
  if (type === "array") for (const item of value) collectTexts(item, texts);
  if (type !== "object") return;
  const fields = Object.fromEntries(value.map(([key, item]) => [key.value ?? key, item]));
  if (["functionText", "callbackText"].includes(fields.k?.value) && fields.v.type === "string")
    texts.add(fields.v.value);
  for (const item of Object.values(fields)) collectTexts(item, texts);
}

function inWholePixels(source) {
  const whole = ({ x, y, ...rest }) => (x === undefined ? rest : { ...rest, x: Math.floor(x), y: Math.floor(y) });
  return { ...source, actions: source.actions.map(whole) };
}

function originOf(url) {
  try {
    return new URL(url).origin;
  } catch {
    return "null";
  }
}
