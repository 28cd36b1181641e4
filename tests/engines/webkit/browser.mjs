import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const HOST = resolve(import.meta.dirname, "host.js");

/** WebKit with its driver, for one user: the driver for the mouse and the keys, the socket for all else. */
export class Browser {
  #driver;
  #socket;
  #server;
  #folder;
  #session;
  #answers = new Map();
  #lastId = 0;
  /** The driver's names of the pages, in the order in which they were opened. */
  #handles = [];
  #current = 0;
  #listeners = [undefined];
  /** The page that is there and not used: at first the one with which the driver starts. */
  #spare = 0;
  /** The driver does one thing at a time. */
  #driving = Promise.resolve();
  /** A driver left alone would go on for ever. */
  #kill = () => this.#driver?.kill();

  static async start(programs) {
    const browser = new Browser();
    await browser.#start(programs);
    return browser;
  }

  async #start({ display, driver }) {
    this.#folder = await mkdtemp(join(tmpdir(), "webkit-"));
    const path = join(this.#folder, "socket");
    this.#server = createServer();
    const connected = once(this.#server, "connection");
    await new Promise((ready) => this.#server.listen(path, ready));
    const port = await freePort();
    this.#driver = spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, LC_ALL: "C.UTF-8", NO_AT_BRIDGE: "1" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    process.on("exit", this.#kill);
    this.#session = `http://127.0.0.1:${port}/session`;
    const browser = { binary: HOST, args: [`--socket=${path}`] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser, unhandledPromptBehavior: "ignore" } };
    const { sessionId } = await this.#whenUp(() => this.drive("POST", "", { capabilities }));
    this.#session += `/${sessionId}`;
    [this.#socket] = await connected;
    createInterface({ input: this.#socket }).on("line", (line) => {
      const message = JSON.parse(line);
      if (message.event !== undefined) return this.#listeners[message.page]?.(message);
      const answer = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      if (message.error === undefined) answer.resolve(message.result);
      else answer.reject(new Error(message.error));
    });
    // What went wrong is followed by the close.
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => {
      for (const { reject } of this.#answers.values()) reject(new Error("the window is closed"));
    });
    this.#handles = [await this.drive("GET", "/window")];
  }

  /** Opens a page and returns its number; `told` hears what happens in it. */
  open(told) {
    return this.#inTurn(async () => {
      if (this.#spare !== null) {
        const number = this.#spare;
        this.#spare = null;
        this.#listeners[number] = told;
        return number;
      }
      const number = this.#listeners.push(told) - 1;
      this.#handles.push((await this.drive("POST", "/window/new", { type: "window" })).handle);
      return number;
    });
  }

  /** Closes a page. With the last the driver would end, and what the pages have kept be gone: that is left for the next. */
  closePage(number) {
    return this.#inTurn(async () => {
      this.#listeners[number] = undefined;
      if (this.#listeners.every((told) => told === undefined)) {
        this.#spare = number;
        await this.order("load", { page: number, url: "about:blank" });
        return;
      }
      await this.#turnTo(number);
      await this.drive("DELETE", "/window");
    });
  }

  /** Lets the mouse and the keys do something in a page. */
  act(number, actions) {
    return this.#inTurn(async () => {
      await this.#turnTo(number);
      await this.drive("POST", "/actions", { actions });
    });
  }

  screenshot(number) {
    return this.#inTurn(async () => {
      await this.#turnTo(number);
      return this.drive("GET", "/screenshot");
    });
  }

  async #turnTo(number) {
    if (number === this.#current) return;
    this.#current = number;
    await this.drive("POST", "/window", { handle: this.#handles[number] });
    await this.order("front", { page: number });
  }

  #inTurn(work) {
    const done = this.#driving.then(work);
    this.#driving = done.catch(() => {});
    return done;
  }

  /** Tries until the driver listens. */
  async #whenUp(attempt) {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (tries === 200 || this.#driver.exitCode !== null || !(error instanceof TypeError)) throw error;
        await new Promise((ready) => setTimeout(ready, 50));
      }
    }
  }

  /** Gives the host an order. */
  order(what, values = {}) {
    this.#lastId += 1;
    const id = this.#lastId;
    if (this.#socket.destroyed) return Promise.reject(new Error("the window is closed"));
    const answered = new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
    this.#socket.write(`${JSON.stringify({ id, do: what, ...values })}\n`);
    return answered;
  }

  /** Asks the driver. */
  async drive(method, path, body) {
    const response = await fetch(this.#session + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async close() {
    await this.drive("DELETE", "").catch(() => {});
    this.#socket.destroy();
    this.#server.close();
    this.#kill();
    process.off("exit", this.#kill);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  await new Promise((ready) => server.close(ready));
  return port;
}
