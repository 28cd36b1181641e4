// Does the table keep up with sixty cards on a processor slowed four times? Plays steps on the built practice board in Chromium
// and compares its frames with those of the same page at rest, measured in turns in the same run: the machine's own unrest
// is in both. A click on a marker's button is compared with a click on nothing.
import { chromium } from "@playwright/test";
import { preview } from "vite";

const CARDS = 60;
const ROUNDS = Number(process.env.FRAMES_ROUNDS ?? 6);
const SLOWED = 4;
const FRAME = 1000 / 60;
/** How long a motion may last, and the rest beside it, in milliseconds. */
const WATCHED = 900;

/** What is asked of the table: its frames in motion, against its frames at rest. */
const MOST_MEDIAN = 1.25;
const MOST_MORE_SLOW = 0.1;
/** How many frames later than a click on nothing a marker may be painted. */
const MOST_LATER = 1;

const card = (at) => ({
  id: `c${at}`,
  name: `Вереск ${at + 1}`,
  owner: at % 2,
  life: 8,
  strike: [1, 2, 3],
  ...(at % 7 === 0 ? { orientation: "tapped" } : {}),
  ...(at % 5 === 0 ? { markers: { wounds: 1 + (at % 4) }, counters: at % 3 } : {}),
});

/** A round: one card is wounded by another, turns, is healed, twelve are wounded at once, two go over, one dies and comes back. */
function steps(round) {
  const id = (at) => `c${(round * 11 + at) % CARDS}`;
  const effect = (kind, target, more = {}) => ({ effect: { kind, target, ...more } });
  return [
    ["wound", effect("wound", id(0), { amount: 2, by: { kind: "ability", card: id(1) } })],
    ["tap", effect(round % 2 ? "untap" : "tap", [id(3), id(4), id(5)])],
    [
      "wounds",
      effect(
        "wound",
        Array.from({ length: 12 }, (_, at) => id(at + 6)),
        { amount: 1 },
      ),
    ],
    ["heal", effect("heal", id(0), { amount: 1 })],
    ["control", effect("takeControl", [id(2), id(20)], { player: round % 2 })],
    ["death", effect("destroy", id(8))],
    ["return", effect("revive", id(8))],
  ];
}

const server = await preview({ preview: { port: 0, open: false }, logLevel: "error" });
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? "/usr/bin/chromium",
  args: process.env.CHROME_FLAGS?.split(" ") ?? [],
  chromiumSandbox: process.getuid?.() !== 0,
});

/** The frames of a page for so long, after something is done in it: the times between them, in milliseconds. */
const watch = (page, act) =>
  page.evaluate(
    async ([selector, long]) => {
      const times = [];
      const over = performance.now() + long;
      await new Promise((done) => {
        const frame = (now) => {
          times.push(now);
          if (times.length === 2 && selector !== null)
            document.querySelector("berserk-board").shadowRoot.querySelector(selector).click();
          if (performance.now() < over) requestAnimationFrame(frame);
          else done();
        };
        requestAnimationFrame(frame);
      });
      return times.slice(2).map((time, at) => time - times[at + 1]);
    },
    [act, WATCHED],
  );

/**
 * From a real click to the frame that shows what it did: milliseconds by the clock, and of the main thread's own time, which
 * other programs on the machine hardly touch.
 */
async function paintedAfter(page, devtools, { x, y }) {
  await page.mouse.move(x, y);
  await watch(page, null);
  await page.evaluate(() => {
    window.painted = new Promise((done) => {
      const clicked = ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // What is posted in a frame comes after its painting.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      addEventListener("click", clicked, { capture: true, once: true });
    });
  });
  const before = await worked(devtools);
  await page.mouse.down();
  await page.mouse.up();
  const clock = await page.evaluate(() => window.painted);
  return { clock, work: (await worked(devtools)) - before };
}

async function worked(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const sorted = (values) => [...values].sort((one, other) => one - other);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const slow = (values) => values.filter((value) => value > FRAME * 1.5).length / values.length;
const figures = (values) => ({
  median: share(values, 0.5),
  p95: share(values, 0.95),
  p99: share(values, 0.99),
  slow: slow(values),
});

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  const play = Array.from({ length: ROUNDS }, (_, round) => steps(round)).flat();
  const scenario = { format: 1, cards: Array.from({ length: CARDS }, (_, at) => card(at)) };
  const sample = { title: { en: "Frames" }, scenario, play: play.map(([, step]) => ({ step, expect: {} })) };
  await page.locator("textarea").fill(JSON.stringify(sample));
  await page.locator(".own button.primary").click();
  await page.waitForFunction(
    (count) => document.querySelector("berserk-board").shadowRoot.querySelectorAll(".tabletop .place").length === count,
    CARDS,
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await watch(page, null);

  const rest = [];
  const moving = new Map();
  for (const [kind] of play) {
    rest.push(...(await watch(page, null)));
    moving.set(kind, [...(moving.get(kind) ?? []), ...(await watch(page, ".steps .next"))]);
  }

  const board = page.locator("berserk-board");
  await board.locator(".grip[data-card=c30]").click();
  const marker = await middleOf(board.locator('[data-effect="addCounters"]'));
  const clicks = { marker: [], nothing: [] };
  for (let round = 0; round < ROUNDS * 4; round++) {
    clicks.nothing.push(await paintedAfter(page, devtools, { x: 2, y: marker.y }));
    clicks.marker.push(await paintedAfter(page, devtools, marker));
  }
  report(
    figures(rest),
    new Map([...moving].map(([kind, values]) => [kind, figures(values)])),
    figures([...moving.values()].flat()),
    clicks,
  );
} finally {
  await browser.close();
  await server.close();
}

function report(rest, kinds, all, clicks) {
  const line = (...cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(12))).join(""));
  const times = (value, floor) => `${(value / floor).toFixed(2)}`;
  const percent = (value) => `${(value * 100).toFixed(1)} %`;
  console.log(`\n${CARDS} cards, processor slowed ${SLOWED} times; frames as ratios to those at rest in the same run`);
  line("", "median", "p95", "p99", "over 25 ms");
  line(
    "at rest",
    `${rest.median.toFixed(1)} ms`,
    `${rest.p95.toFixed(1)} ms`,
    `${rest.p99.toFixed(1)} ms`,
    percent(rest.slow),
  );
  for (const [kind, it] of [...kinds, ["all steps", all]])
    line(kind, times(it.median, rest.median), times(it.p95, rest.p95), times(it.p99, rest.p99), percent(it.slow));
  const median = (all, member) =>
    share(
      all.map((it) => it[member]),
      0.5,
    );
  const [clock, work] = ["clock", "work"].map((it) => median(clicks.marker, it) - median(clicks.nothing, it));
  const later = work / FRAME;
  console.log(
    `\na click on a marker's button, beyond one on nothing: ${later.toFixed(2)} frames of the main thread's own time`,
  );
  console.log(`(by the clock ${(clock / FRAME).toFixed(2)} frames, in which other programs take part)`);
  const wrong = [
    all.median / rest.median > MOST_MEDIAN && "the median frame is too long",
    all.slow - rest.slow > MOST_MORE_SLOW && "too many frames are slow",
    later > MOST_LATER && "a marker is painted too late",
  ].filter(Boolean);
  for (const what of wrong) console.error(`frames: ${what}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
