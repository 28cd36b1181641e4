import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../engines/test.ts";
import { difference } from "../package/lib/difference.mjs";
import { Table } from "./table.ts";

const folder = new URL("../formats/", import.meta.url);
const versions = readdirSync(folder).filter((name) => /^v\d+$/.test(name));

for (const version of versions) {
  test(`files of format ${version} open on the practice board in their state`, async ({ page }) => {
    test.setTimeout(120_000);
    const table = new Table(page);
    await table.open("markers");
    const files = readdirSync(new URL(`${version}/`, folder));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const { record, snapshot } = JSON.parse(readFileSync(new URL(`${version}/${name}`, folder), "utf8"));
      const buffer = Buffer.from(JSON.stringify({ ...record, title: name }));
      await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
      await expect(page.locator(".board-name .named")).toHaveText(name);
      await expect
        .poll(() => table.snapshot().then((actual) => difference(actual, snapshot, "snapshot")), { message: name })
        .toBeNull();
    }
  });
}
