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
import { preloadScript, Tab } from "./webkit/tab.mjs";

const driver = process.env.WEBKIT_DRIVER ?? "WebKitWebDriver";
const display = await startDisplay(process.env.XVFB ?? "Xvfb");

const users = new Map();
const tabs = new Map();
/** The contexts whose requests a test wants to see first, or null for all. */
const intercepts = new Map();
let emit = () => {};

const nothing = () => ({});

/** Does something with each context that the parameters name, and keeps it for those that a user context opens. */
async function each({ contexts = [], userContexts = [] }, keep, change) {
  for (const id of userContexts) keep(users.get(id));
  for (const tab of tabs.values())
    if (contexts.includes(tab.id) || userContexts.includes(tab.userContext)) await change(tab);
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

async function closeUser(userContext) {
  users.delete(userContext);
  for (const tab of tabs.values()) if (tab.userContext === userContext) await closeTab(tab);
  return {};
}

async function closeTab(tab) {
  tabs.delete(tab.id);
  await tab.close();
  return {};
}

async function closeAll() {
  await Promise.all([...tabs.values()].map(closeTab));
}

function tabOf({ context, realm }) {
  const tab = realm === undefined ? tabs.get(context) : [...tabs.values()].find((each) => each.hasRealm(realm));
  if (tab === undefined) throw Object.assign(new Error(`no page ${context ?? realm}`), { code: "no such frame" });
  return tab;
}

function decide(command, { request, ...decision }) {
  if ([...tabs.values()].some((tab) => tab.decide(request, { command, ...decision }))) return {};
  throw Object.assign(new Error(`no request ${request} waits`), { code: "no such request" });
}

const COMMANDS = {
  "session.new": () => ({
    sessionId: randomUUID(),
    capabilities: { browserName: "webkitgtk", browserVersion: "", userAgent: "" },
  }),
  "session.subscribe": nothing,
  "browser.setDownloadBehavior": nothing,
  "browser.createUserContext"() {
    const userContext = randomUUID();
    users.set(userContext, { settings: {}, size: null, preload: new Map() });
    return { userContext };
  },
  "browser.removeUserContext": ({ userContext }) => closeUser(userContext),
  async "browser.close"() {
    await closeAll();
    setTimeout(() => process.exit(0), 50);
    return {};
  },
  async "browsingContext.create"({ userContext }) {
    const tab = await Tab.open({
      userContext,
      ...users.get(userContext),
      display,
      driver,
      emit: (...event) => emit(...event),
      intercepts: (tab) => [...intercepts].filter(([, wanted]) => wanted?.includes(tab) ?? true).map(([id]) => id),
    });
    tabs.set(tab.id, tab);
    return { context: tab.id };
  },
  "browsingContext.close": (params) => closeTab(tabOf(params)),
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
    if (features !== null) await tab.settings(emulated(features));
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
    for (const tab of tabs.values()) await tab.preload(script, null);
    return {};
  },
  async "input.performActions"(params) {
    await tabOf(params).act(params.actions);
    return {};
  },
  "emulation.setLocaleOverride": (params) =>
    each(
      params,
      ({ settings }) => {
        settings.languages = [params.locale];
      },
      (tab) => tab.settings({ languages: [params.locale] }),
    ),
  "emulation.setMediaFeaturesOverride": (params) =>
    each(
      params,
      ({ settings }) => Object.assign(settings, emulated(params.features)),
      (tab) => tab.settings(emulated(params.features)),
    ),
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
    const open = [...tabs.values()].filter(({ userContext }) => userContext === partition.userContext);
    return { cookies: (await Promise.all(open.map((tab) => tab.cookies()))).flat(), partitionKey: {} };
  },
};

await announce((client) => {
  emit = (method, params) => client.send(JSON.stringify({ type: "event", method, params }));
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
    emit = () => {};
    await closeAll();
    process.exit(0);
  });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
