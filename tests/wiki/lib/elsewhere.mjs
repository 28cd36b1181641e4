// Another origin, as the pages and the package are served: files of dist/, nothing else.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { ELSEWHERE } from "./ports.mjs";

const dist = resolve(dirname(fileURLToPath(import.meta.url)), "../../../dist");
export const SITE = resolve(dist, "site");
const PLACES = [
  ["/berserk-rules/", resolve(dist, "berserk-rules")],
  ["/", SITE],
];
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

function fileFor(path) {
  const [start, folder] = PLACES.find(([start]) => path.startsWith(start)) ?? [];
  if (folder === undefined) return null;
  const file = resolve(folder, path.slice(start.length));
  return file.startsWith(folder + sep) && TYPES[extname(file)] && existsSync(file) ? file : null;
}

export function serveElsewhere() {
  const server = createServer(({ url = "/" }, response) => {
    const file = fileFor(decodeURIComponent(new URL(url, ELSEWHERE.address).pathname));
    if (file === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] });
    createReadStream(file).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(ELSEWHERE.port, "localhost", () => done(server));
  });
}
