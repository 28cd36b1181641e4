// Puts the package's classic script beside the pages, so that the code that they give for other pages works.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FILES = ["berserk-board.js", "berserk-board.js.LEGAL.txt"];

/** For Vite; the package is built before the pages. */
export function classicScript(folder) {
  return {
    name: "classic-script",
    apply: "build",
    generateBundle() {
      for (const fileName of FILES) {
        const file = resolve(folder, fileName);
        if (existsSync(file)) this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
        else this.warn(`${fileName} is not there: build the package first, or the pages name a script that they lack`);
      }
    },
  };
}
