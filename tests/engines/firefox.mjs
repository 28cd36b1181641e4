#!/usr/bin/env node
/**
 * Starts the Firefox that the system has, for Playwright.
 *
 * Playwright can drive a stock Firefox over WebDriver BiDi (`channel: "moz-firefox"`). It starts this file in its place
 * and finds the address to talk to in what it prints. Between the two stands a relay, for one reason: what Playwright
 * asks for to emulate media features is newer than some Firefoxes, and BiDi has nothing yet for reduced motion, print,
 * forced colours and touch. The relay sets them where Firefox's own developer tools do, on the browsing context.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { announce } from "./lib/announce.mjs";
import { askedToEmulate } from "./lib/emulation.mjs";
import { Media } from "./lib/media.mjs";
import { typed } from "./lib/typed.js";

const firefox = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const args = [...process.argv.slice(2), "--remote-allow-system-access"];
const browser = spawn(firefox, args, { stdio: ["ignore", "inherit", "pipe"] });
browser.on("exit", (code) => process.exit(code ?? 1));
browser.on("error", (error) => {
  console.error(`${firefox}: ${error.message}`);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => browser.kill(signal));

for await (const line of createInterface({ input: browser.stderr })) {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else await announce((client) => relay(client, `${address}/session`));
}

/** Passes everything on between Playwright and Firefox, but for what Firefox does not know. */
function relay(client, address) {
  const server = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise((ready) => server.once("open", ready));
  const answers = new Map();
  let lastId = 2 ** 40;

  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      answers.set(lastId, ({ result, error, message }) => (error ? reject(new Error(message)) : resolve(result)));
      server.send(JSON.stringify({ id: lastId, method, params }));
    });
  const media = new Media(ask);

  client.on("message", async (data) => {
    await opened;
    const command = JSON.parse(data);
    const asked = asksForMedia(command);
    if (asked !== null) {
      try {
        await media.set(asked);
      } catch (error) {
        const refusal = { type: "error", id: command.id, error: "unknown error", message: error.message };
        client.send(JSON.stringify(refusal));
        return;
      }
      if (command.method === "emulation.setMediaFeaturesOverride") {
        client.send(JSON.stringify({ type: "success", id: command.id, result: {} }));
        return;
      }
    }
    if (command.method === "session.subscribe")
      await ask("script.addPreloadScript", { functionDeclaration: String(typed) });
    if (command.method === "browsingContext.create") {
      answers.set(command.id, async (answer) => {
        if (answer.result) await media.apply(answer.result.context);
        client.send(JSON.stringify(answer));
      });
    }
    server.send(String(data));
  });
  server.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.method === "browsingContext.contextCreated" && message.params.parent === null)
      media.appeared(message.params);
    // A file that a page makes itself comes with no name by which its beginning and its end belong together.
    const isFile = message.method?.startsWith("browsingContext.download") && message.params.navigation === null;
    if (isFile) message.params.download ??= message.params.url;
    const answer = answers.get(message.id);
    if (answer === undefined) client.send(isFile ? JSON.stringify(message) : String(data));
    else answer(message);
    answers.delete(message.id);
  });
  client.on("close", () => server.close());
  server.on("close", () => client.close());
}

/** The media features that a command wants, of which contexts. */
function asksForMedia({ method, params }) {
  if (method === "emulation.setMediaFeaturesOverride") return params;
  const features = method === "script.callFunction" ? askedToEmulate(params.arguments) : null;
  return features === null ? null : { features, contexts: [params.target.context] };
}
