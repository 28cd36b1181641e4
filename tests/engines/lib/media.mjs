/** What is emulated in which page, and in which pages to come. */
export class Media {
  #ask;
  #chrome = null;
  #ofUsers = new Map();
  #ofContexts = new Map();
  #users = new Map();

  constructor(ask) {
    this.#ask = ask;
  }

  appeared({ context, userContext }) {
    this.#users.set(context, userContext);
  }

  async set({ features, contexts = [], userContexts = [] }) {
    for (const user of userContexts) this.#ofUsers.set(user, { ...this.#ofUsers.get(user), ...features });
    for (const context of contexts) this.#ofContexts.set(context, { ...this.#ofContexts.get(context), ...features });
    const theirs = [...this.#users].filter(([, user]) => userContexts.includes(user)).map(([context]) => context);
    for (const context of new Set([...contexts, ...theirs])) await this.apply(context);
  }

  async apply(context) {
    const features = { ...this.#ofUsers.get(this.#users.get(context)), ...this.#ofContexts.get(context) };
    this.#chrome ??= this.#ask("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
    const { contexts } = await this.#chrome;
    const answer = await this.#ask("script.callFunction", {
      functionDeclaration: String(override),
      arguments: [context, JSON.stringify(features)].map((value) => ({ type: "string", value })),
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
    if (answer.type === "exception") throw new Error(`media features: ${answer.exceptionDetails.text}`);
  }
}

/** Runs inside Firefox, with its rights. */
function override(id, json) {
  const { NavigableManager } = globalThis.ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const context = NavigableManager.getBrowsingContextById(id);
  if (!context) return;
  const features = JSON.parse(json);
  context.prefersColorSchemeOverride = features["prefers-color-scheme"] ?? "none";
  context.prefersReducedMotionOverride = features["prefers-reduced-motion"] ?? "none";
  context.forcedColorsOverride = features["forced-colors"] ?? "none";
  context.mediumOverride = features.media ?? "";
}
