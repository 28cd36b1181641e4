/**
 * Runs inside a page, before its own scripts: keeps what the tests hold of it, turns values into BiDi's form and back,
 * and tells what happens. The text of this function is sent to WebKit.
 */
export function inPage() {
  const KEY = Symbol.for("engine");
  if (globalThis[KEY]) return;
  let lastName = 0;
  const held = new Map();
  const shared = new Map();
  const shares = new WeakMap();
  const post = (message) => globalThis.webkit.messageHandlers.engine.postMessage(JSON.stringify(message));

  // An older document's names must not be taken for this one's.
  const ofDocument = Math.random().toString(36).slice(2);
  const newName = () => `${ofDocument}.${lastName++}`;

  /** A handle is its holder's own, who lets it go. */
  function hold(value) {
    const handle = newName();
    held.set(handle, value);
    return handle;
  }

  /** A node's shared name is the same for all, and holds nothing. */
  function share(node) {
    const known = shares.get(node);
    if (known !== undefined) return known;
    const name = newName();
    shares.set(node, name);
    shared.set(name, new WeakRef(node));
    return name;
  }

  function find({ handle, sharedId }) {
    const value = handle === undefined ? shared.get(sharedId)?.deref() : held.get(handle);
    if (value === undefined) throw Object.assign(new Error(handle ?? sharedId), { noSuchHandle: true });
    return value;
  }

  function typeOf(value) {
    if (value === null) return "null";
    if (typeof value !== "object") return typeof value;
    if (value instanceof Node) return "node";
    if (value === globalThis) return "window";
    const tag = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    const known = ["array", "date", "regexp", "error", "promise", "map", "set", "weakmap", "weakset", "arraybuffer"];
    return known.includes(tag) ? tag : "object";
  }

  function number(value) {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? "-0" : String(value);
  }

  function toBidi(value, { depth, root }) {
    const type = typeOf(value);
    switch (type) {
      case "undefined":
      case "null":
        return { type };
      case "string":
      case "boolean":
        return { type, value };
      case "number":
        return { type, value: number(value) };
      case "bigint":
        return { type, value: String(value) };
    }
    const remote = { type, ...(root ? { handle: hold(value) } : {}) };
    if (type === "node") return { ...remote, sharedId: share(value), value: { localName: value.localName } };
    if (type === "date") return { ...remote, value: value.toISOString() };
    if (type === "regexp") return { ...remote, value: { pattern: value.source, flags: value.flags } };
    if (depth === 0) return remote;
    const within = { depth: depth - 1, root: false };
    if (type === "array") return { ...remote, value: value.map((item) => toBidi(item, within)) };
    if (type === "object")
      return { ...remote, value: Object.entries(value).map(([key, item]) => [key, toBidi(item, within)]) };
    return remote;
  }

  function fromBidi(value) {
    if (value.handle !== undefined || value.sharedId !== undefined) return find(value);
    switch (value.type) {
      case "undefined":
        return undefined;
      case "null":
        return null;
      case "number":
        return Number(value.value);
      case "bigint":
        return BigInt(value.value);
      case "array":
        return value.value.map(fromBidi);
      case "object":
        return Object.fromEntries(
          value.value.map(([key, item]) => [typeof key === "string" ? key : fromBidi(key), fromBidi(item)]),
        );
      case "date":
        return new Date(value.value);
      case "regexp":
        return new RegExp(value.value.pattern, value.value.flags);
      case "channel":
        return (data) => post({ channel: value.value.channel, data: toBidi(data, { depth: 10, root: false }) });
      default:
        return value.value;
    }
  }

  /** Plays a script's call, and answers in BiDi's form as text. */
  async function call(work, { args, byValue }) {
    try {
      const result = await work(...args.map(fromBidi));
      return JSON.stringify({ type: "success", result: toBidi(result, { depth: byValue ? 1000 : 0, root: !byValue }) });
    } catch (error) {
      if (error?.noSuchHandle) return JSON.stringify({ noSuchHandle: error.message });
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return JSON.stringify({ type: "exception", exceptionDetails: { text } });
    }
  }

  /** Plays a call whose texts are compiled already, for pages whose policy lets nothing through `eval`. */
  function compiled(work, known) {
    return (...args) => {
      const own = Object.getOwnPropertyDescriptor(globalThis, "eval");
      const find = (text) => (known.has(text) ? known.get(text)() : own.value.call(globalThis, text));
      Object.defineProperty(globalThis, "eval", { ...own, value: find });
      try {
        return work(...args);
      } finally {
        Object.defineProperty(globalThis, "eval", own);
      }
    };
  }

  const engine = { call, compiled, fromBidi, disown: (all) => all.forEach((id) => held.delete(id)) };
  Object.defineProperty(globalThis, KEY, { value: engine });
  if (globalThis !== globalThis.top) return;

  const log = (entry) => post({ log: { timestamp: Date.now(), ...entry } });
  for (const method of ["debug", "error", "info", "log", "warn"]) {
    const own = console[method];
    console[method] = (...args) => {
      own.apply(console, args);
      log({ type: "console", method, text: args.map(String).join(" "), args: args.map((arg) => toBidi(arg, { depth: 1, root: true })) });
    };
  }
  const broke = (error, message) => log({ type: "javascript", level: "error", text: error instanceof Error ? `${error.name}: ${error.message}` : message });
  addEventListener("error", ({ error, message }) => message && broke(error, `Error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => broke(reason, `Error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    const text = `Content Security Policy: ${violatedDirective} blocked ${blockedURI}`;
    log({ type: "console", method: "error", text, args: [{ type: "string", value: text }] });
  });
  const loaded = () => post({ loading: "domContentLoaded" });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loaded);
  addEventListener("load", () => post({ loading: "load" }));
}
