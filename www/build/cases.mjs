// The heads of the rulebook's cases in one module, so that a page lists them all and loads only those that are opened.
// `import all from "../../../tests/rulebook?heads"` takes every case of that folder.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

const REQUEST = /\?heads$/;

/** The case files of a folder. */
const caseFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => resolve(folder, name));

/** What is said of a case before it is opened. */
function head(file) {
  const {
    clause,
    edition = "heroes",
    ruling = null,
    case: kind,
    title,
    sample = false,
  } = JSON.parse(readFileSync(file, "utf8"));
  return { name: basename(file, ".json"), clause, edition, ruling, kind, title, sample };
}

/** For Vite. */
export function cases() {
  return {
    name: "cases",
    enforce: "pre",
    resolveId(source, importer) {
      const relative = source.startsWith(".") && REQUEST.test(source);
      return relative && importer ? `\0cases:${resolve(dirname(importer), source)}` : null;
    },
    load(id) {
      if (!id.startsWith("\0cases:")) return null;
      const files = caseFiles(id.slice("\0cases:".length).replace(REQUEST, ""));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(head))};`;
    },
  };
}
