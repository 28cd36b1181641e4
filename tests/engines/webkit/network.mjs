import { randomUUID } from "node:crypto";
import { createServer, request as send } from "node:http";

/** The way of a user's pages to the network: every request is told, and can be answered or refused by a test. */
export class Network {
  #server = createServer((request, response) => void this.#pass(request, response));
  #pageOf;
  #waiting = new Map();

  /** `pageOf` gives a page by its number, with what wants to be asked before a request of it goes on. */
  static async start(pageOf) {
    const network = new Network();
    network.#pageOf = pageOf;
    // Tests ask for nothing by https: who does is told of, and gets nothing.
    network.#server.on("connect", (request, socket) => {
      network.#told(`https://${request.url}/`, "CONNECT", headersOf(request));
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise((ready) => network.#server.listen(0, "127.0.0.1", ready));
    return network;
  }

  get address() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** Lets a request that waits go on, or answers or refuses it; false when it is not one of this page's. */
  decide(id, decision) {
    const decide = this.#waiting.get(id);
    this.#waiting.delete(id);
    decide?.(decision);
    return decide !== undefined;
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #told(url, method, headers) {
    const request = { request: randomUUID(), url, method, headers, cookies: [], headersSize: -1, bodySize: 0 };
    const { tab, intercepts } = this.#pageOf(Number(pageIn(headers)));
    const params = {
      request: { ...request, destination: "", initiatorType: null, timings: { requestTime: Date.now() } },
      navigation: null,
      redirectCount: 0,
      isBlocked: intercepts.length > 0,
      ...(intercepts.length > 0 ? { intercepts } : {}),
    };
    tab?.told("network.beforeRequestSent", params);
    return { tab, params };
  }

  async #pass(request, response) {
    const headers = headersOf(request);
    const { tab, params } = this.#told(request.url, request.method, headers);
    const { request: id } = params.request;
    const decision = params.isBlocked
      ? await new Promise((decide) => this.#waiting.set(id, decide))
      : { command: "network.continueRequest" };
    const answered = ({ status, statusText, headers, bodySize = 0 }) => {
      const told = { ...params, response: { url: request.url, protocol: "HTTP/1.1", status, statusText, headers } };
      Object.assign(told.response, { headersSize: -1, bodySize });
      tab?.told("network.responseStarted", told);
      response.on("finish", () => tab?.told("network.responseCompleted", told));
    };
    const failed = (errorText) => {
      tab?.told("network.fetchError", { ...params, errorText });
      response.destroy();
    };
    if (decision.command === "network.failRequest") return failed("refused by the test");
    if (decision.command === "network.provideResponse") {
      const { statusCode: status, reasonPhrase: statusText = "", headers: given = [], body } = decision;
      const bytes = Buffer.from(body?.value ?? "", body?.type === "base64" ? "base64" : "utf8");
      answered({ status, statusText, headers: given, bodySize: bytes.length });
      response.writeHead(status, statusText, withLength(given, bytes.length));
      return response.end(bytes);
    }
    const changed = decision.headers ?? headers;
    const onward = send(
      decision.url ?? request.url,
      { method: decision.method ?? request.method, headers: Object.fromEntries(plain(changed)) },
      (answer) => {
        const { statusCode: status, statusMessage: statusText } = answer;
        answered({ status, statusText, headers: headersOf(answer) });
        response.writeHead(status, statusText, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    onward.on("error", (error) => failed(error.message));
    request.pipe(onward);
  }
}

/** In BiDi's form. */
function headersOf({ rawHeaders }) {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(2 * at, 2 * at + 2));
  return pairs.map(([name, value]) => ({ name, value: { type: "string", value } }));
}

/** The number that the page's window puts at the end of its name. */
const pageIn = (headers) => headers.find(({ name }) => /^user-agent$/i.test(name))?.value.value.match(/\d+$/)?.[0];

const plain = (headers) => headers.map(({ name, value }) => [name, value.value]);

/** The length is that of the given body. */
function withLength(headers, length) {
  const others = plain(headers).filter(([name]) => !/^(content-length|transfer-encoding)$/i.test(name));
  return [...others, ["content-length", String(length)]].flat();
}
