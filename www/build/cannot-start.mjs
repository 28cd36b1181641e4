// Every page says why when it cannot start: in the place of nothing at all there stands a sentence in each language.
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { languageFiles } from "./messages.mjs";

const SCRIPT = "cannot-start.js";
const source = resolve(import.meta.dirname, SCRIPT);
const languages = resolve(import.meta.dirname, "../src/i18n/languages");

/** What it says in each language. */
const sentences = () =>
  languageFiles(languages).map((file) => ({
    tag: "p",
    attrs: { lang: basename(file, ".json") },
    children: JSON.parse(readFileSync(file, "utf8")).page.cannotStart,
  }));

/** For Vite. */
export function cannotStart() {
  return {
    name: "cannot-start",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SCRIPT, source: readFileSync(source) });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: `./${SCRIPT}` }, injectTo: "head-prepend" },
      {
        tag: "div",
        attrs: { id: "cannot-start", role: "alert", hidden: true },
        children: sentences(),
        injectTo: "body",
      },
    ],
  };
}
