import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { cannotStart } from "./www/build/cannot-start.mjs";
import { cases } from "./www/build/cases.mjs";
import { classicScript } from "./www/build/classic.mjs";
import { messages } from "./www/build/messages.mjs";
import { policy } from "./www/build/policy.mjs";

const pages = resolve(import.meta.dirname, "www");
const source = resolve(pages, "src");

export default defineConfig({
  root: pages,
  // Relative, so that the built pages work below any address.
  base: "./",
  plugins: [
    messages(),
    cases(),
    policy(),
    cannotStart(),
    classicScript(resolve(import.meta.dirname, "dist/berserk-rules")),
  ],
  // The programs of the guide are written as the package's users write theirs.
  resolve: {
    alias: [
      { find: /^berserk-rules$/, replacement: resolve(source, "engine.ts") },
      { find: /^berserk-rules\/link$/, replacement: resolve(source, "link.ts") },
      { find: /^berserk-rules\/words$/, replacement: resolve(source, "words/index.ts") },
      { find: /^berserk-rules\/element$/, replacement: resolve(source, "elements/index.ts") },
    ],
  },
  build: {
    outDir: resolve(import.meta.dirname, "dist/site"),
    emptyOutDir: true,
    target: "es2022",
    // The wasm stays a file of its own, which the browser compiles while it loads.
    assetsInlineLimit: (file) => (file.endsWith(".wasm") ? false : undefined),
    rolldownOptions: {
      input: readdirSync(pages)
        .filter((name) => name.endsWith(".html"))
        .map((name) => resolve(pages, name)),
    },
  },
  // The cases of the rulebook are read from tests/, beside the pages.
  server: { fs: { allow: [import.meta.dirname] } },
});
