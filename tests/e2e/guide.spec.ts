import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../engines/test.ts";
import { wake } from "./pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const name of ["guide", "gallery"]) {
  // The boards themselves are looked at in accessibility.spec.ts.
  test(`${name}: axe finds nothing, in light and dark, in Russian and English`, async ({ page }) => {
    test.slow();
    await page.goto(`./${name}.html`);
    await wake(page, "live-part.cards");
    for (const [language, theme] of [
      ["ru", "light"],
      ["en", "dark"],
    ] as const) {
      await page.locator("select[name=language]").selectOption(language);
      await page.locator("select[name=theme]").selectOption(theme);
      const { violations } = await new AxeBuilder({ page }).exclude("berserk-board").exclude("iframe").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    }
  });

  test(`${name}: nothing sticks out at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`./${name}.html`);
    await wake(page);
    for (const language of ["ru", "en"]) {
      await page.locator("select[name=language]").selectOption(language);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBeLessThanOrEqual(320);
    }
  });

  test(`${name}: under a strict policy all of it is there`, async ({ page, baseURL }) => {
    const policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'";
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    page.on("pageerror", ({ message }) => violations.push(message));
    await page.route(`${baseURL}**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await page.goto(`./${name}.html`);
    await wake(page);
    expect(violations).toEqual([]);
  });
}

test("each live thing is made of the code that stands beside it", async ({ page }) => {
  await page.goto("./guide.html");
  await wake(page);
  // The picture alone is shown from another address than the file's that its code names.
  const examples = await page.locator(".example:is(.board, .cards, .frame)").evaluateAll((all) =>
    all.map((example) => {
      const things = "berserk-board, berserk-card, iframe";
      const code = example.querySelector("code-sample code")?.textContent ?? "";
      const written = [...new DOMParser().parseFromString(code, "text/html").querySelectorAll(things)];
      const live = [...example.querySelectorAll(`live-part :is(${things})`)];
      // The elements add to what is written, and a frame takes the height that it tells.
      const told = (element: Element, like: Element) => [
        element.localName,
        element.querySelector("script")?.textContent,
        ...like.getAttributeNames().map((name) => name === "height" || `${name}=${element.getAttribute(name)}`),
      ];
      return {
        live: live.map((element, at) => told(element, written[at] ?? element)),
        written: written.map((element) => told(element, element)),
      };
    }),
  );
  expect(examples).toHaveLength(5);
  for (const { live, written } of examples) {
    expect(written.length).toBeGreaterThan(0);
    expect(live).toEqual(written);
  }
});

test("boards are made when they come near the screen", async ({ page }) => {
  await page.goto("./gallery.html");
  await expect(page.locator("#still")).toBeAttached();
  await expect(page.locator("live-part[awake] .tabletop").first()).toBeVisible();
  const last = page.locator("live-part").last();
  await expect(last).not.toHaveAttribute("awake");
  expect(await last.evaluate((part) => part.childElementCount)).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator(".tabletop")).toBeVisible();
});

test("programs run in the page, with what the reader calls them with, and tell what is wrong", async ({ page }) => {
  await page.goto("./guide.html#code-apply-effect");
  const program = page.locator("program-run[name=apply-effect]");
  await program.locator("button.primary").click();
  await expect(program.locator(".result")).toContainText('"kind": "destroyed"');
  await expect(program.locator(".result")).toContainText("504.3");
  const input = program.locator("textarea");
  await input.fill('{ "kind": "wound", "target": "watchman", "amount": "two" }');
  await program.locator("button.primary").click();
  await expect(program.locator(".result .badly")).toContainText("wrongType");
  await expect(program.locator(".result .badly")).toContainText("(amount)");
  await input.fill("{");
  await program.locator("button.primary").click();
  await expect(program.locator(".result .badly")).toContainText("JSON");

  const card = page.locator("program-run[name=card-property]");
  await card.locator("button.primary").click();
  await expect(card.locator(".result berserk-card")).toHaveAttribute("aria-label", /Salt captain, tapped.*22 of 24/);
});

test("the card follows what is typed, and its tag makes the same card", async ({ page }) => {
  await page.goto("./guide.html#deck-card");
  const maker = page.locator("card-maker");
  const card = maker.locator("berserk-card");
  await expect(card).toHaveAttribute("aria-label", "Watchman, tapped, strike 1-2-3, life 5 of 8: 3 wounds, poison 2");
  await maker.locator("[name=name]").fill('Raft "One" <b>');
  await maker.locator("[name=wounds]").fill("6");
  await maker.locator("[name=poison]").fill("");
  await maker.locator("[name=tapped]").focus();
  await page.keyboard.press("Space");
  await maker.locator("[name=type]").selectOption("hero");
  await expect(card).toHaveAttribute("aria-label", 'Raft "One" <b>, strike 1-2-3, life 2 of 8: 6 wounds');
  const again = await maker.locator("code-sample code").evaluate(async (code) => {
    const place = document.createElement("div");
    place.lang = "en";
    place.innerHTML = code.textContent ?? "";
    document.body.append(place);
    const made = place.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>("berserk-card");
    await made?.updateComplete;
    return made?.getAttribute("aria-label");
  });
  expect(again).toBe(await card.getAttribute("aria-label"));
});

test("an address leads to its topic, and another language keeps the place and what runs there", async ({ page }) => {
  await page.goto("./guide.html#code-history");
  await expect(page.locator("#code-history")).toBeFocused();
  await expect(page.locator("#code-history")).toBeInViewport();
  const titles = page.locator("nav.contents ol ol a");
  const count = await titles.count();
  for (const link of await titles.all()) {
    const to = (await link.getAttribute("href")) ?? "";
    await expect(page.locator(to)).toHaveText((await link.textContent()) ?? "?");
  }
  await page.locator("select[name=language]").selectOption("ru");
  await expect(page.locator("#code-history")).toHaveText("Назад и вперёд");
  await expect(titles).toHaveCount(count);
});
