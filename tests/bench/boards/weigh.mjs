// What a reader's browser fetches for a board, in bytes: each file compressed by itself, as a server sends it.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const OPTIONS = {
  absWorkingDir: new URL("..", import.meta.url).pathname,
  bundle: true,
  minify: true,
  write: false,
  target: "es2022",
  legalComments: "none",
  loader: { ".svg": "dataurl" },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "error",
};

/** The files as they are sent, by name: the code bundled and minified by esbuild, the style sheets minified. */
export async function filesOf({ code, styles, others }) {
  const stdin = { contents: code, resolveDir: OPTIONS.absWorkingDir };
  const script = await build({ ...OPTIONS, stdin, format: "esm", platform: "browser" });
  const files = [{ name: "board.js", bytes: script.outputFiles[0].contents }];
  for (const style of styles) {
    const sheet = await build({ ...OPTIONS, entryPoints: [style] });
    files.push({ name: basename(style), bytes: sheet.outputFiles[0].contents });
  }
  for (const other of others) files.push({ name: basename(other), bytes: await readFile(other) });
  return files;
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
const total = (files, weight) => files.reduce((sum, { bytes }) => sum + weight(bytes), 0);

export const weightOf = (files) => ({
  plain: total(files, (bytes) => bytes.length),
  gzip: total(files, (bytes) => gzipSync(bytes, { level: 9 }).length),
  brotli: total(files, brotli),
});
