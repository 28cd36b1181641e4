import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { expect } from "../engines/test.ts";
import { plainPage, type SiteSetUp, test } from "./sites.ts";

const SCENARIO = JSON.stringify({ format: 1, cards: [{ id: "a", name: "Вереск", owner: 0, life: 5 }] });
const JSON_TYPE = { "content-type": "application/json" };
const fine = (_: unknown, response: ServerResponse) => response.writeHead(200, JSON_TYPE).end(SCENARIO);

/** A site with a page whose board fetches from that address. */
const withBoard = (src: string, files: SiteSetUp["files"] = {}): SiteSetUp => ({
  folder: "dist/berserk-rules",
  files: {
    "/": plainPage(`<script src="berserk-board.js"></script><berserk-board lang="en" src="${src}"></berserk-board>`),
    ...files,
  },
});

const problem = (page: Page) => page.locator(".problem");
const again = (page: Page) => page.getByRole("button", { name: "Try again" });
const level = (page: Page) => page.locator("[data-card=a] .now");

test("a scenario that is refused, cut off, no JSON or a web page is said to be so, and can be tried again", async ({
  page,
  openSite,
}) => {
  const answers: ((response: ServerResponse) => unknown)[] = [
    (response) => response.writeHead(404).end(),
    (response) => response.writeHead(200, JSON_TYPE).write("{", () => response.destroy()),
    (response) => response.writeHead(200, JSON_TYPE).end('{"format": 1,'),
    (response) => response.writeHead(302, { location: "/sign-in" }).end(),
    (response) => response.writeHead(200, JSON_TYPE).end('{"format": 1, "cards": 7}'),
  ];
  const { origin } = await openSite(
    withBoard("scenario.json", {
      "/scenario.json": (request, response) => (answers.shift() ?? ((it) => fine(request, it)))(response),
      "/sign-in": plainPage("Sign in"),
    }),
  );
  await page.goto(origin);
  await expect(problem(page)).toContainText("The server refused with 404.");
  await again(page).click();
  await expect(problem(page)).toContainText("There was no answer");
  await again(page).click();
  await expect(problem(page)).toContainText(/JSON/);
  await again(page).click();
  await expect(problem(page)).toContainText(
    `scenario.json → ${origin}/sign-in. A web page came in place of a scenario.`,
  );
  await again(page).click();
  await expect(problem(page)).toContainText("cards");
  // The scenario itself is wrong: to ask again is for its author.
  await expect(again(page)).toHaveCount(0);
  await page.locator("berserk-board").evaluate((board) => board.setAttribute("src", "./scenario.json"));
  await expect(level(page)).toHaveText("5");
  await expect(problem(page)).toHaveCount(0);
});

test("a slow scenario is seen to be loading, can be stopped and tried again, and is given up in the end", async ({
  page,
  openSite,
}) => {
  let isSlow = true;
  const { origin } = await openSite(
    withBoard("slow.json", {
      "/slow.json": (request, response) =>
        isSlow ? response.writeHead(200, JSON_TYPE).write("{") : fine(request, response),
    }),
  );
  await page.clock.install();
  await page.goto(origin);
  await expect(page.locator(".fetching")).toContainText("Fetching the scenario…");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(problem(page)).toContainText("Fetching was stopped.");
  await expect(page.locator(".fetching")).toHaveCount(0);
  await again(page).click();
  await expect(page.locator(".fetching")).toBeVisible();
  await page.clock.fastForward(19_000);
  await expect(page.locator(".fetching")).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(problem(page)).toContainText("It did not come whole within 20 seconds.");
  isSlow = false;
  await again(page).click();
  await expect(level(page)).toHaveText("5");
});

test("an address that is taken away while it is asked leaves nothing loading", async ({ page, openSite }) => {
  const { origin } = await openSite(withBoard("never.json", { "/never.json": () => {} }));
  await page.goto(origin);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.locator("berserk-board").evaluate((board) => board.removeAttribute("src"));
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect(page.locator("berserk-board")).not.toContainText("Fetching");
});

test("a scenario without end is not read to its end", async ({ page, openSite }) => {
  let sent = 0;
  let isClosed = false;
  const spaces = Buffer.alloc(1024 * 1024, " ");
  const { origin } = await openSite(
    withBoard("endless.json", {
      "/endless.json": (_, response) => {
        response.writeHead(200, JSON_TYPE).on("close", () => {
          isClosed = true;
        });
        const send = () => {
          if (isClosed) return;
          sent += spaces.length;
          response.write(spaces, send);
        };
        send();
      },
    }),
  );
  await page.goto(origin);
  await expect(problem(page)).toContainText("It is larger than 16 MB and was not read to its end.");
  await expect.poll(() => isClosed).toBe(true);
  expect(sent / spaces.length).toBeLessThan(40);
});

test("only http and https are fetched, and of another site only what it allows; a redirect there is followed", async ({
  page,
  baseURL,
  openSite,
}) => {
  const other = await openSite({
    files: {
      "/open.json": (_, response) =>
        response.writeHead(200, { ...JSON_TYPE, "access-control-allow-origin": "*" }).end(SCENARIO),
      "/closed.json": fine,
    },
  });
  const { origin } = await openSite(
    withBoard("there.json", {
      "/there.json": (_, response) => response.writeHead(302, { location: `${other.origin}/open.json` }).end(),
    }),
  );
  await page.goto(origin);
  await expect(level(page)).toHaveText("5");
  const embed = (src: string) => page.goto(`${baseURL}embed.html?lang=en&src=${encodeURIComponent(src)}`);
  await embed(`${other.origin}/open.json`);
  await expect(level(page)).toHaveText("5");
  const [table] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open on the practice table" }).click(),
  ]);
  await expect(table.locator("main berserk-board [data-card=a] .now")).toHaveText("5");
  await table.close();
  await embed(`${other.origin}/closed.json`);
  await expect(problem(page)).toContainText("that site does not let this page read its files (CORS)");
  await expect(again(page)).toBeVisible();
  for (const src of [`data:application/json,${SCENARIO}`, "javascript:alert(1)", "file:///etc/passwd", "http://"]) {
    await embed(src);
    await expect(problem(page)).toContainText("Only addresses with http or https are fetched.");
    await expect(again(page)).toHaveCount(0);
  }
});
