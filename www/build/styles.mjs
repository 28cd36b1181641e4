// The style sheets of the elements stand in their modules as css`…`: in the package they go without comments and blanks.
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

const SHEET = /\bcss`([^`$\\]*)`/g;

/** A module with its style sheets minified. */
export async function withSmallStyles(source) {
  const sheets = [...source.matchAll(SHEET)].map(([, sheet]) => transform(sheet, { loader: "css", minify: true }));
  const small = (await Promise.all(sheets)).map(({ code }) => code.trim());
  return source.replace(SHEET, () => `css\`${small.shift()?.replaceAll("\\", "\\\\") ?? ""}\``);
}

/** For esbuild. */
export const stylesForEsbuild = {
  name: "styles",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]src[\\/]elements[\\/][^\\/]*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      return { contents: await withSmallStyles(source), loader: "ts" };
    });
  },
};
