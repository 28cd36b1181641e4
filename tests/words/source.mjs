// The entry `./words` from its source, bundled as it ships, and the language files that it is made of.
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { build } from "esbuild";
import { languageFiles, messagesForEsbuild } from "../../www/build/messages.mjs";

const root = resolve(import.meta.dirname, "../..");

/** A file of the repository as text. */
export const read = (path) => readFileSync(resolve(root, path), "utf8");

/** Where the modules and the language files are. */
export const SOURCE = resolve(root, "www/src");
const WORDS = resolve(SOURCE, "words");

/** One of its modules, minified as it ships. */
export async function bundled(file, folder = WORDS) {
  const { outputFiles } = await build({
    entryPoints: [resolve(folder, file)],
    bundle: true,
    minify: true,
    format: "esm",
    charset: "utf8",
    target: "es2022",
    write: false,
    plugins: [messagesForEsbuild],
  });
  return outputFiles[0].text;
}

export const load = async (file, folder = WORDS) =>
  import(`data:text/javascript,${encodeURIComponent(await bundled(file, folder))}`);

/** The language files of a folder by code. */
export const languagesIn = (folder) =>
  Object.fromEntries(
    languageFiles(resolve(SOURCE, folder, "languages")).map((file) => [
      basename(file, ".json"),
      JSON.parse(readFileSync(file, "utf8")),
    ]),
  );

/** Those of all but the documentation. */
export const languages = languagesIn("i18n");

/** The texts of a language file as [path, text]. */
export const textsOf = (node, path = "") =>
  typeof node === "string"
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => textsOf(child, path ? `${path}/${key}` : key));
