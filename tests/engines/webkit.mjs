#!/usr/bin/env node
/**
 * Starts the WebKit that the system has, for Playwright.
 *
 * Playwright starts this file in the place of a browser that speaks WebDriver BiDi (`channel: "moz-firefox"`). WebKitGTK
 * does not speak it yet: what Playwright asks for is done here by WebKitWebDriver (mouse and keys) and by the window
 * that it automates (all else). What is not written here is refused by name, so that no test passes by not being run.
 */
import { randomUUID } from "node:crypto";
import { announce } from "./lib/announce.mjs";
import { askedToEmulate } from "./lib/emulation.mjs";
import { startDisplay } from "./webkit/display.mjs";
import { preloadScript } from "./webkit/tab.mjs";
import { User } from "./webkit/user.mjs";

const driver = process.env.WEBKIT_DRIVER ?? "WebKitWebDriver";
const display = await startDisplay(process.env.XVFB ?? "Xvfb");

const users = new Map();
/** The pages whose requests a test wants to see first, or null for all. */
const intercepts = new Map();
const bidi = {
  emit: () => {},
  interceptsOf: (tab) => [...intercepts].filter(([, wanted]) => wanted?.includes(tab) ?? true).map(([id]) => id),
};

const nothing = () => ({});
const allTabs = () => [...users.values()].flatMap(({ tabs }) => [...tabs.values()]);

/** Does something for each user that the parameters name, and for each page, also of those users. */
async function each({ contexts = [], userContexts = [] }, ofUser, ofTab) {
  for (const id of userContexts) await ofUser(users.get(id));
  for (const tab of allTabs())
    if (contexts.includes(tab.id) || userContexts.includes(tab.userContext)) await ofTab(tab);
  return {};
}

/** Media, languages and the like are the same in all pages of a user. */
async function setFor({ contexts = [], userContexts = [] }, settings) {
  const theirs = allTabs().filter(({ id }) => contexts.includes(id));
  for (const id of new Set([...userContexts, ...theirs.map(({ userContext }) => userContext)]))
    await users.get(id).set(settings);
  return {};
}

function emulated(features) {
  const settings = {};
  for (const [name, value] of Object.entries(features)) {
    if (name === "prefers-color-scheme") settings.dark = value === "dark";
    else if (name === "prefers-reduced-motion") settings.still = value === "reduce";
    else if (value !== null) throw new Error(`${name}: ${value} cannot be emulated in WebKitGTK`);
  }
  return settings;
}

async function closeAll() {
  const all = [...users.values()];
  users.clear();
  await Promise.all(all.map((user) => user.close()));
}

function tabOf({ context, realm }) {
  const tab = allTabs().find((each) => (realm === undefined ? each.id === context : each.hasRealm(realm)));
  if (tab === undefined) throw Object.assign(new Error(`no page ${context ?? realm}`), { code: "no such frame" });
  return tab;
}

function decide(command, { request, ...decision }) {
  if ([...users.values()].some((user) => user.decide(request, { command, ...decision }))) return {};
  throw Object.assign(new Error(`no request ${request} waits`), { code: "no such request" });
}

const COMMANDS = {
  "session.new": () => ({
    sessionId: randomUUID(),
    capabilities: { browserName: "webkitgtk", browserVersion: "", userAgent: "" },
  }),
  "session.subscribe": nothing,
  "browser.setDownloadBehavior": ({ downloadBehavior, userContexts }) =>
    setFor({ userContexts }, { downloads: downloadBehavior.destinationFolder ?? null }),
  "browser.createUserContext"() {
    const user = new User(bidi);
    users.set(user.id, user);
    return { userContext: user.id };
  },
  async "browser.removeUserContext"({ userContext }) {
    const user = users.get(userContext);
    users.delete(userContext);
    await user.close();
    return {};
  },
  async "browser.close"() {
    await closeAll();
    setTimeout(() => process.exit(0), 50);
    return {};
  },
  async "browsingContext.create"({ userContext }) {
    const tab = await users.get(userContext).open({ display, driver });
    return { context: tab.id };
  },
  async "browsingContext.close"(params) {
    const tab = tabOf(params);
    await users.get(tab.userContext).closeTab(tab);
    return {};
  },
  "browsingContext.activate": nothing,
  "browsingContext.navigate": (params) => tabOf(params).navigate(params.url),
  "browsingContext.reload": (params) => tabOf(params).reload(),
  async "browsingContext.traverseHistory"(params) {
    await tabOf(params).traverse(params.delta);
    return {};
  },
  "browsingContext.setViewport": ({ context, viewport, ...others }) =>
    each(
      context === undefined ? others : { contexts: [context] },
      (user) => {
        user.size = viewport;
      },
      (tab) => tab.resize(viewport),
    ),
  "browsingContext.captureScreenshot": async (params) => ({ data: await tabOf(params).screenshot() }),
  async "script.evaluate"({ target, ...params }) {
    const tab = tabOf(target);
    return { ...(await tab.evaluate(params)), realm: tab.realm(target.sandbox) };
  },
  async "script.callFunction"({ target, ...params }) {
    const tab = tabOf(target);
    const features = askedToEmulate(params.arguments);
    if (features !== null) await users.get(tab.userContext).set(emulated(features));
    return { ...(await tab.call(params)), realm: tab.realm(target.sandbox) };
  },
  async "script.disown"({ target, handles }) {
    await tabOf(target).disown(handles);
    return {};
  },
  async "script.addPreloadScript"(params) {
    const [script, source] = [randomUUID(), preloadScript(params)];
    await each(
      params,
      (user) => user.preload.set(script, source),
      (tab) => tab.preload(script, source),
    );
    return { script };
  },
  async "script.removePreloadScript"({ script }) {
    for (const user of users.values()) user.preload.delete(script);
    for (const tab of allTabs()) await tab.preload(script, null);
    return {};
  },
  async "input.performActions"(params) {
    await tabOf(params).act(params.actions);
    return {};
  },
  "emulation.setLocaleOverride": (params) => setFor(params, { languages: [params.locale] }),
  "emulation.setMediaFeaturesOverride": (params) => setFor(params, emulated(params.features)),
  "emulation.setScreenOrientationOverride": nothing,
  "emulation.setScreenSettingsOverride": nothing,
  "network.addDataCollector": () => ({ collector: randomUUID() }),
  "network.addIntercept"({ phases, contexts = null }) {
    const intercept = randomUUID();
    // Nothing here asks for a password.
    if (!phases.includes("authRequired")) intercepts.set(intercept, contexts);
    return { intercept };
  },
  "network.removeIntercept"({ intercept }) {
    intercepts.delete(intercept);
    return {};
  },
  "network.continueRequest": (params) => decide("network.continueRequest", params),
  "network.provideResponse": (params) => decide("network.provideResponse", params),
  "network.failRequest": (params) => decide("network.failRequest", params),
  "network.setCacheBehavior": nothing,
  async "storage.getCookies"({ partition }) {
    return { cookies: await users.get(partition.userContext).cookies(), partitionKey: {} };
  },
};

await announce((client) => {
  bidi.emit = (method, params) => client.send(JSON.stringify({ type: "event", method, params }));
  client.on("message", async (data) => {
    const { id, method, params } = JSON.parse(data);
    try {
      const work = COMMANDS[method];
      if (work === undefined) throw Object.assign(new Error(method), { code: "unknown command" });
      client.send(JSON.stringify({ type: "success", id, result: await work(params) }));
    } catch (error) {
      const code = error.code ?? "unknown error";
      client.send(JSON.stringify({ type: "error", id, error: code, message: error.message }));
    }
  });
  client.on("close", async () => {
    bidi.emit = () => {};
    await closeAll();
    process.exit(0);
  });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
