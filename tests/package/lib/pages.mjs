// Modules of the pages, bundled for Node with the package's own engine in the place of the page's.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { messagesForEsbuild } from "../../../www/build/messages.mjs";

const root = resolve(import.meta.dirname, "../../..");
export const ENGINE = pathToFileURL(resolve(root, "dist/berserk-rules/node.js")).href;

const engine = {
  name: "engine",
  setup(bundle) {
    bundle.onResolve({ filter: /\/engine\.ts$/ }, () => ({ path: ENGINE, external: true }));
  },
};

/** A module of `www/src/pages`. */
export async function loadPage(file) {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, "www/src/pages", file)],
    bundle: true,
    format: "esm",
    charset: "utf8",
    target: "es2022",
    write: false,
    plugins: [messagesForEsbuild, engine],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
