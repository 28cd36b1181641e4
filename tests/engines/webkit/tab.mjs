import { randomUUID } from "node:crypto";
import { typed } from "../lib/typed.js";
import { Network } from "./network.mjs";
import { inPage } from "./page.js";
import { Window } from "./window.mjs";

const ENGINE = 'globalThis[Symbol.for("engine")]';
const UTILITY = ".utility";

/** What BiDi calls a browsing context: one page in its window. */
export class Tab {
  id = randomUUID();
  userContext;
  url = "about:blank";
  #window;
  #network;
  #emit;
  #realm = null;
  #navigation = null;
  /** How far the document has come: nothing, domContentLoaded or load. */
  #reached = null;
  #size = null;
  #preload = new Map();
  #acting = Promise.resolve();

  static async open({ userContext, settings, size, preload, emit, intercepts, ...where }) {
    const tab = new Tab();
    tab.userContext = userContext;
    tab.#emit = (method, params) => emit(method, { context: tab.id, timestamp: Date.now(), ...params });
    tab.#window = await Window.open({ ...where, told: (news) => tab.#told(news) });
    tab.#network = await Network.start(tab.#emit, () => intercepts(tab.id));
    await tab.#window.order("settings", { ...settings, proxy: tab.#network.address });
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
    await tab.#window.order("load", { url: tab.url });
    await blank;
    return tab;
  }

  #whenLoaded = () => {};

  async close() {
    this.#network.close();
    await this.#window.close();
    this.#emit("browsingContext.contextDestroyed", { userContext: this.userContext, url: this.url, parent: null });
  }

  /** Waits until the page knows, which is told of them later than the window. */
  async settings(settings) {
    await this.#window.order("settings", settings);
    const { dark, still } = settings;
    if (dark !== undefined) await this.#until(`matchMedia("(prefers-color-scheme: dark)").matches === ${dark}`);
    if (still !== undefined) await this.#until(`matchMedia("(prefers-reduced-motion: reduce)").matches === ${still}`);
  }

  async resize(size) {
    if (size === null || (this.#size?.width === size.width && this.#size.height === size.height)) return;
    this.#size = size;
    await this.#window.order("size", size);
    await this.#until(`innerWidth === ${size.width} && innerHeight === ${size.height}`);
  }

  async #until(condition) {
    for (let tries = 0; tries < 500; tries++) {
      if ((await this.#window.order("run", { body: `return String(${condition})` })) === "true") return;
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
    return this.#window.order("scripts", { sources: [`(${inPage})();`, `(${typed})();`, ...this.#preload.values()] });
  }

  async navigate(url) {
    const [from, to] = [new URL(this.url), new URL(url)];
    const isWithin = to.hash !== "" && to.href.split("#")[0] === from.href.split("#")[0];
    if (!isWithin) {
      this.#navigation = { id: randomUUID(), url };
      await this.#window.order("load", { url });
      return { navigation: this.#navigation.id, url };
    }
    const navigation = randomUUID();
    this.url = url;
    this.#emit("browsingContext.fragmentNavigated", { navigation, url });
    await this.#window.order("load", { url });
    return { navigation, url };
  }

  async reload() {
    await this.#window.order("reload");
    return { navigation: null, url: this.url };
  }

  traverse(delta) {
    return this.#window.order("traverse", { delta });
  }

  #told({ event, url, text, reason }) {
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
    if (event === "crashed" || event === "closed") this.#realm = null;
  }

  #committed(url) {
    const navigation = this.#navigation?.id ?? randomUUID();
    this.url = url;
    this.#reached = null;
    this.#emit("browsingContext.navigationCommitted", { navigation, url });
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
    return this.#run(`() => (${value}\n)`, { args: [], byValue: resultOwnership !== "root" });
  }

  call({ functionDeclaration, arguments: args = [], resultOwnership, serializationOptions }) {
    const byValue = resultOwnership !== "root" && serializationOptions?.maxObjectDepth !== 0;
    return this.#run(withoutEval(functionDeclaration, args), { args, byValue });
  }

  disown(handles) {
    return this.#window.order("run", { body: `${ENGINE}?.disown(${JSON.stringify(handles)}); return ""` });
  }

  async #run(work, options) {
    const body = `(${inPage})(); return ${ENGINE}.call(${work}, ${JSON.stringify(options)});`;
    const answer = JSON.parse(await this.#window.order("run", { body }));
    if (answer.noSuchHandle) throw Object.assign(new Error(answer.noSuchHandle), { code: "no such handle" });
    return answer;
  }

  /** The driver takes one lot of actions at a time. */
  async act(actions) {
    const before = this.#acting;
    this.#acting = before.then(() => this.#window.drive("POST", "/actions", { actions: actions.map(inWholePixels) }));
    const done = this.#acting;
    this.#acting = done.catch(() => {});
    await done;
  }

  async cookies() {
    return JSON.parse(await this.#window.order("cookies"));
  }

  decide(request, decision) {
    return this.#network.decide(request, decision);
  }

  screenshot() {
    return this.#window.drive("GET", "/screenshot");
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
