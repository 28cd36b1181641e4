import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { build } from "vite";
import { cases } from "../../www/build/cases.mjs";
import { messages } from "../../www/build/messages.mjs";
import { cannot, expect, test } from "../engines/test.ts";
import { Table } from "./table.ts";

const PAGES = resolve(import.meta.dirname, "../../www");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/** The English file with some of its texts in Ukrainian, which counts in three forms and an "other". */
async function ukrainian(folder: string): Promise<string> {
  const file = join(folder, "uk.json");
  await copyFile(join(PAGES, "src/i18n/languages/en.json"), file);
  const texts = JSON.parse(await readFile(file, "utf8"));
  texts.sentences.language = "Українська";
  texts.page.heading = "Життя, смерть, дія";
  const counted = "{amount, plural, one {# рана} few {# рани} many {# ран} other {# рани}}";
  texts.effect.wound = `Завдати: ${counted}`;
  texts.sentences.events.wounded = `{card}: ${counted}, рівень життя {level}`;
  await writeFile(file, JSON.stringify(texts));
  return file;
}

test("a further language is one file more: the page offers it, and all speak it", async ({ page }) => {
  cannot(["firefox", "webkit"], "Playwright's client for WebDriver answers no requests in the server's place");
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), "languages-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root: PAGES,
      base: "./",
      plugins: [messages({ further: [await ukrainian(folder)] }), cases()],
      build: {
        outDir: join(folder, "site"),
        target: "es2022",
        rolldownOptions: { input: resolve(PAGES, "index.html") },
      },
    });
    await page.route("**/*", async (route) => {
      const path = new URL(route.request().url()).pathname.replace(/\/$/, "/index.html");
      const body = await readFile(join(folder, "site", path)).catch(() => null);
      if (body === null) return route.fulfill({ status: 404 });
      return route.fulfill({ body, contentType: TYPES[extname(path)] ?? "application/octet-stream" });
    });
    const table = new Table(page);
    await table.open("markers");
    const languages = page.locator("select[name=language]");
    await expect(languages.locator("option")).toHaveText(["English", "Русский", "Українська"]);
    await languages.selectOption("uk");
    await expect(page.locator("h1")).toHaveText("Життя, смерть, дія");
    await expect(page.locator("html")).toHaveAttribute("lang", "uk");
    await table.place("vail").click();
    await table.setAmount(3);
    await expect(table.effect("wound")).toContainText("Завдати: 3 рани");
    await table.effect("wound").click();
    await expect(table.announcer).toContainText("3 рани, рівень життя");
    await page.reload();
    await expect(page.locator("h1")).toHaveText("Життя, смерть, дія");
  } finally {
    await rm(folder, { recursive: true });
  }
});
