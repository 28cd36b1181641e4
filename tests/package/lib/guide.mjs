// The guide and the gallery from their sources.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = (path) => new URL(`../../../www/src/${path}`, import.meta.url);
export const read = (path) => readFileSync(source(path), "utf8");
export const json = (path) => JSON.parse(read(path));

/** The scenes of a folder, by name. */
export const scenesIn = (folder) =>
  Object.fromEntries(
    readdirSync(source(folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => [basename(name, ".json"), json(`${folder}/${name}`)]),
  );

const asData = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);

/** A module of the guide. */
export async function load(path) {
  const entryPoints = [fileURLToPath(source(path))];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "esm", charset: "utf8", write: false });
  return asData(outputFiles[0].text);
}

/** A program as it is shown, with the built package in the place of its imports. */
export function program(name) {
  const inDist = (entry) => new URL(`../../../dist/berserk-rules/${entry}.js`, import.meta.url).href;
  const shown = read(`guide/programs/${name}.js`);
  return asData(
    shown.replaceAll(/"berserk-rules(?:\/(\w+))?"/g, (_, entry) => JSON.stringify(inDist(entry ?? "node"))),
  );
}
