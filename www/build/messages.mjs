// Compiles language files (ICU messages in JSON) into plain functions while bundling, so that neither a parser nor
// `eval` ships. `import all from "./languages?messages"` takes every JSON file of that folder, keyed by its name, the
// language's code; `"./languages?messages=sentences"` only that section of each, `"./languages?messages=page,deck"` only
// those, `"./languages?messages!page,deck"` all but those. A further language is a further file.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";

const REQUEST = /\?messages(?:([=!])(\w+(?:,\w+)*))?$/;

/** The language files of a folder. */
export function languageFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => resolve(folder, name));
}

/** What a request asks for of a language's texts. */
function asked(texts, sign, listed) {
  if (sign === undefined) return texts;
  const sections = listed.split(",");
  if (sign === "=" && sections.length === 1) return texts[listed];
  return Object.fromEntries(Object.entries(texts).filter(([name]) => sections.includes(name) === (sign === "=")));
}

/** The module for a request such as `/…/languages?messages=sentences`. */
export function compileMessages(request, further = []) {
  const [, sign, sections] = request.match(REQUEST);
  const languages = {};
  for (const file of [...languageFiles(request.replace(REQUEST, "")), ...further]) {
    languages[basename(file, ".json")] = asked(JSON.parse(readFileSync(file, "utf8")), sign, sections);
  }
  return compileModule(new MessageFormat(Object.keys(languages)), languages);
}

/** Where all is said but the documentation. */
const MAIN = resolve(import.meta.dirname, "../src/i18n/languages");

/** For Vite and Rollup; `further` are language files that lie elsewhere, and belong to the main ones. */
export function messages({ further = [] } = {}) {
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
      const folder = request.replace(REQUEST, "");
      for (const file of languageFiles(folder)) this.addWatchFile(file);
      return compileMessages(request, folder === MAIN ? further : []);
    },
  };
}

/** For esbuild. */
export const messagesForEsbuild = {
  name: "messages",
  setup(bundle) {
    bundle.onResolve({ filter: REQUEST }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: "messages",
    }));
    bundle.onLoad({ filter: /./, namespace: "messages" }, ({ path }) => ({
      contents: compileMessages(path),
      resolveDir: import.meta.dirname,
    }));
  },
};
