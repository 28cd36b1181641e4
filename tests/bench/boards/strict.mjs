// How a board fares on a page that lets in nothing but its own files.
import { chromium } from "@playwright/test";

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'";
const TYPES = { js: "text/javascript", css: "text/css", svg: "image/svg+xml", wasm: "application/wasm" };

const page = (files) => {
  const sheets = files.filter(({ name }) => name.endsWith(".css"));
  return `<!doctype html><meta charset="utf-8"><title>board</title>
    ${sheets.map(({ name }) => `<link rel="stylesheet" href="./${name}">`).join("")}
    <main><div id="place"></div></main><script type="module" src="./board.js"></script>`;
};

/** How often the policy turned something down, and what the directives were. */
export async function turnedDown(files) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME,
    args: (process.env.CHROME_FLAGS ?? "").split(" ").filter(Boolean),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const tab = await browser.newPage();
    await tab.addInitScript(() => {
      window.turnedDown = [];
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        window.turnedDown.push(effectiveDirective),
      );
    });
    await tab.route("**/*", (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === "")
        return route.fulfill({
          contentType: "text/html",
          headers: { "content-security-policy": POLICY },
          body: page(files),
        });
      const file = files.find((one) => one.name === name);
      if (file === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: TYPES[name.split(".").at(-1)], body: Buffer.from(file.bytes) });
    });
    await tab.goto("http://localhost/");
    // A board that is there is in its place, or instead of it.
    await tab.waitForFunction(() => document.querySelector("main").innerHTML !== '<div id="place"></div>');
    await tab.waitForTimeout(1_000);
    const directives = await tab.evaluate(() => window.turnedDown);
    return { count: directives.length, directives: [...new Set(directives)] };
  } finally {
    await browser.close();
  }
}
