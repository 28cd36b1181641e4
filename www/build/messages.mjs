// Compiles language files (ICU messages in JSON) into plain functions while bundling, so that neither a parser nor
// `eval` ships. `import all from "./languages?messages"` takes every JSON file of that folder, keyed by its name, the
// language's code; `"./languages?messages=sentences"` only that section of each. A further language is a further file.
// What only the pages say is left out of the package.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";

const REQUEST = /\?messages(=\w+)?$/;

/** The sections that only the pages need; the elements say nothing from them. */
export const OF_PAGES = ["page", "boards", "share", "embed", "deck", "rulebook"];

/** The language files of a folder. */
export function languageFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => resolve(folder, name));
}

/** The module for a request such as `/…/languages?messages=sentences`, without some sections. */
export function compileMessages(request, without = []) {
  const [folder, section] = request.split(/\?messages=?/);
  const languages = {};
  for (const file of languageFiles(folder)) {
    const texts = JSON.parse(readFileSync(file, "utf8"));
    for (const left of without) delete texts[left];
    languages[basename(file, ".json")] = section ? texts[section] : texts;
  }
  return compileModule(new MessageFormat(Object.keys(languages)), languages);
}

/** For Vite and Rollup. */
export function messages() {
  return {
    name: "messages",
    enforce: "pre",
    resolveId(source, importer) {
      const relative = source.startsWith(".") && REQUEST.test(source);
      return relative && importer ? `\0messages:${resolve(dirname(importer), source)}` : null;
    },
    load(id) {
      if (!id.startsWith("\0messages:")) return null;
      const request = id.slice("\0messages:".length);
      for (const file of languageFiles(request.replace(REQUEST, ""))) this.addWatchFile(file);
      return compileMessages(request);
    },
  };
}

/** For esbuild, without the sections that are not wanted of a folder. */
export const messagesForEsbuild = (without = () => []) => ({
  name: "messages",
  setup(bundle) {
    bundle.onResolve({ filter: REQUEST }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: "messages",
    }));
    bundle.onLoad({ filter: /./, namespace: "messages" }, ({ path }) => ({
      contents: compileMessages(path, without(path.replace(REQUEST, ""))),
      resolveDir: import.meta.dirname,
    }));
  },
});
