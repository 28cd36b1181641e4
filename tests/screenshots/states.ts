import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { jsonFile, REFUSED } from "../e2e/kept.ts";
import { Table } from "../e2e/table.ts";

/** Brings a page to a state. */
type Way = (page: Page) => Promise<unknown>;

/** Opens an address and does one thing after the other. */
const at =
  (address: string, ...acts: readonly Way[]): Way =>
  async (page) => {
    await page.goto(`./${address}`);
    await expect(page.locator("h1")).toBeVisible();
    for (const act of acts) await act(page);
  };
/** Opens a sample on the practice board. */
const sample =
  (name: string, ...acts: readonly Way[]): Way =>
  async (page) => {
    await new Table(page).open(name);
    for (const act of acts) await act(page);
  };
const press =
  (selector: string, options: { force?: boolean } = {}): Way =>
  (page) =>
    page.locator(selector).first().click(options);
const hover =
  (selector: string): Way =>
  (page) =>
    page.locator(selector).first().hover();
const next =
  (times: number): Way =>
  async (page) => {
    for (let step = 0; step < times; step++) await press(".next")(page);
  };
const card = (id: string): Way => press(`.grip[data-card=${id}]`);
const write =
  (field: string, text: string, button: string): Way =>
  async (page) => {
    await page.locator(field).fill(text);
    await press(button)(page);
  };

const PAGES = readdirSync(resolve(import.meta.dirname, "../../www"))
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.replace(".html", ""));

/** What a picture is taken of, by the picture's name: every page as it opens, and then a line a state. */
export const STATES: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(PAGES.map((name) => [name, at(`${name}.html`)])),
  "index-stacks": sample("markers", next(3), card("gul"), press("[data-effect=tap]"), press("[data-effect=poison]")),
  "index-selected": sample("tap-two-others", card("ballista")),
  "index-preview": sample("markers", card("gul"), hover("[data-effect=wound]")),
  "index-preview-death": sample("markers", card("gul"), hover("[data-effect=destroy]")),
  "index-picking": sample("tap-two-others", card("ballista"), press("[data-action=ability]"), card("troll")),
  "index-combat": sample("strike-with-defender", next(2)),
  "index-trigger": sample("smaita", next(1)),
  "index-refusal": sample("tap-two-others", next(1)),
  "index-ledger": sample("markers", next(5), press(".life[data-life=gul]")),
  "index-history": sample("smaita", next(3), press(".line[data-revision='1'] .go")),
  "index-pile": sample("smaita", next(1), press("[data-player='0'] .heap-button[data-zone=deck]")),
  "index-boards": sample("markers", next(1), press(".board-name"), press("[data-do=duplicate]")),
  "index-mistake": sample("markers", write("#text", '{ "format": 1, "cards": 5 }', ".own button.primary")),
  "index-lost-link": at("index.html#b1.nothing"),
  "index-lost-file": sample("markers", (page) =>
    page.locator("input[type=file]").setInputFiles(jsonFile("x.json", REFUSED)),
  ),
  "deck-table": at("deck.html", press("[data-sample=table]")),
  "deck-unknown": at("deck.html", write("#list", "2 Гуль\nслова\n1 Никто", ".deck-texts .primary")),
  "deck-mistake": at("deck.html", write("#rows", "[{", ".deck-texts .primary")),
  "rulebook-case": at("rulebook.html#504.3-wound-takes-one"),
  "rulebook-search": at("rulebook.html", (page) => page.getByRole("searchbox").fill("506")),
};
