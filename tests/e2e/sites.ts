import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, resolve } from "node:path";
import { test as base } from "../engines/test.ts";

const root = resolve(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface SiteSetUp {
  /** By path: the text of a file, or what answers. */
  readonly files?: Readonly<Record<string, string | Answer>>;
  /** A folder of the repository that is served at the root. */
  readonly folder?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of its own, and so another origin than that of the pages. */
export class Site {
  readonly origin: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];

  constructor(origin: string, asked: readonly string[]) {
    this.origin = origin;
    this.asked = asked;
  }
}

async function serve({ files = {}, folder, headers = {} }: SiteSetUp) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    asked.push(pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const given = files[pathname];
    if (typeof given === "function") {
      given(request, response);
      return;
    }
    try {
      if (given === undefined && folder === undefined) throw new Error("no folder");
      const body = given ?? (await readFile(resolve(root, folder ?? "", `.${pathname}`)));
      response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? TYPES[".html"] }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  return { site: new Site(`http://127.0.0.1:${port}`, asked), close };
}

/** Tests that open sites of their own; they close with the test. */
export const test = base.extend<{ openSite: (setUp: SiteSetUp) => Promise<Site> }>({
  openSite: async ({ page: _ }, use) => {
    const open: (() => Promise<unknown>)[] = [];
    await use(async (setUp) => {
      const { site, close } = await serve(setUp);
      open.push(close);
      return site;
    });
    for (const close of open) await close();
  },
});

/** A page around what is pasted into it. */
export const plainPage = (pasted: string, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another site</title>${head}</head><body>${pasted}</body></html>`;
