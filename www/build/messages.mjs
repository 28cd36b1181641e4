// Compiles language files (ICU messages in JSON) into plain functions while bundling, so that neither a parser nor
// `eval` ships. `import all from "./languages?messages"` takes every JSON file of that folder, keyed by its name, the
// language's code; `"./languages?messages=sentences"` only that section of each, `"./languages?messages=!sentences,rules"`
// all but those. A further language is a further file.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";

const REQUEST = /\?messages(=!?\w+(,\w+)*)?$/;

/** The language files of a folder. */
export function languageFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => resolve(folder, name));
}

/** What a request takes of a language file. */
function taken(texts, sections) {
  if (sections === "") return texts;
  if (!sections.startsWith("!")) return texts[sections];
  const left = new Set(sections.slice(1).split(","));
  return Object.fromEntries(Object.entries(texts).filter(([section]) => !left.has(section)));
}

/** The module for a request such as `/…/languages?messages=sentences`. */
export function compileMessages(request, further = []) {
  const [folder, sections] = request.split(/\?messages=?/);
  const languages = {};
  for (const file of [...languageFiles(folder), ...further])
    languages[basename(file, ".json")] = taken(JSON.parse(readFileSync(file, "utf8")), sections);
  return compileModule(new MessageFormat(Object.keys(languages)), languages);
}

/** For Vite and Rollup; `further` are language files that lie elsewhere. */
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
      for (const file of languageFiles(request.replace(REQUEST, ""))) this.addWatchFile(file);
      return compileMessages(request, further);
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
