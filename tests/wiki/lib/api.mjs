// What an editor does on the wiki, over its own API: log in, write an article, upload a file through the upload filter.
import { ADMIN } from "./install.mjs";
import { WIKI } from "./ports.mjs";

export class Editor {
  #cookies = new Map();
  #token = "";

  static async loggedIn() {
    const editor = new Editor();
    const { query } = await editor.#ask({ action: "query", meta: "tokens", type: "login" });
    const { clientlogin } = await editor.#ask({
      action: "clientlogin",
      username: ADMIN.name,
      password: ADMIN.password,
      logintoken: query.tokens.logintoken,
      loginreturnurl: WIKI.address,
    });
    if (clientlogin?.status !== "PASS") throw new Error(`cannot log in: ${JSON.stringify(clientlogin)}`);
    const answer = await editor.#ask({ action: "query", meta: "tokens", type: "csrf" });
    editor.#token = answer.query.tokens.csrftoken;
    return editor;
  }

  /** Writes an article; throws when the wiki does not take it. */
  async write(title, text) {
    const answer = await this.#ask({ action: "edit", title, text, token: this.#token });
    if (answer.edit?.result !== "Success") throw new Error(`${title} was not written: ${JSON.stringify(answer)}`);
  }

  /** Uploads a file: the wiki's answer, whether it takes it or not. */
  async upload(filename, svg) {
    const file = new File([svg], filename, { type: "image/svg+xml" });
    return this.#ask({ action: "upload", filename, file, ignorewarnings: "1", token: this.#token });
  }

  async #ask(values) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, format: "json", formatversion: "2" }))
      body.set(name, value);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${WIKI.address}/api.php`, { method: "POST", body, headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = set.match(/^([^=]+)=([^;]*)/);
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`the wiki answered ${response.status}: ${text.slice(0, 500)}`);
    }
  }
}
