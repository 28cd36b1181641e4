// The articles that show a position in each way that a wiki may allow.
import { readFileSync } from "node:fs";
import { packLink } from "../../../dist/berserk-rules/link.js";
import { Board } from "../../../dist/berserk-rules/node.js";
import { drawPicture } from "../../../dist/berserk-rules/picture.js";
import { Editor } from "./api.mjs";
import { ELSEWHERE } from "./ports.mjs";

const at = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

const FOLDER = `${ELSEWHERE.address}/berserk-rules/`;

/** A duel in which a tapped card and stacks are seen. */
export const SCENARIO = {
  format: 1,
  title: "Дуэль",
  cards: [
    { id: "nomad", name: "Кочевник", owner: 0, life: 8, strike: [1, 2, 3], markers: { wounds: 3 } },
    { id: "vail", name: "Вайл", owner: 0, life: 14, strike: [1, 1, 4], markers: { extraLives: 2 } },
    { id: "ghoul", name: "Гуль", owner: 1, life: 8, strike: [1, 2, 3], orientation: "tapped", counters: 1 },
  ],
};
const STEPS = [
  { effect: { kind: "wound", target: "ghoul", amount: 2 } },
  { effect: { kind: "untap", target: "ghoul" } },
];

export function pictureOf(scenario, options) {
  const board = new Board(scenario);
  const svg = drawPicture(board.stateSnapshot(), options);
  board.free();
  return svg;
}

/** JSON in which no tag begins or ends. */
const inTag = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Gives a frame the height that its page reports. */
const RECEIVER = `<script>
  addEventListener("message", ({ data, origin, source }) => {
    if (origin !== "${ELSEWHERE.address}" || data?.type !== "berserk-height" || data.version !== 1) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.height = Math.min(data.height, 10000);
  });
</script>`;

const PICTURE = "[[Файл:Berserk-duel.svg|600px|alt=Дуэль: Кочевник и Вайл против Гуля|Позиция перед ударом]]";

/** What stands in each article; the first two need nothing but what every wiki has. */
async function articles() {
  const link = await packLink({ ...SCENARIO, steps: STEPS });
  return {
    Picture: `Рана отнимает одну жизнь (504.3).\n\n${PICTURE}\n`,
    Script: `<div class="berserk-board">\n${PICTURE}\n<pre class="berserk-scenario" style="display:none">${inTag(SCENARIO)}</pre>\n</div>\n`,
    Raw: `<html><script src="${FOLDER}berserk-board.js"></script>
<berserk-board lang="ru" mode="step"><script type="application/json">${inTag({ ...SCENARIO, steps: STEPS })}</script></berserk-board></html>\n`,
    // The listener stands before the frame: what a site's script hears comes too late.
    Frame: `<html>${RECEIVER}<iframe src="${ELSEWHERE.address}/embed.html?lang=ru#${link}" title="Дуэль" width="100%" height="300" frameborder="0"></iframe></html>\n`,
  };
}

/** Puts all of it up, as an editor would. */
export async function putUp() {
  const editor = await Editor.loggedIn();
  const { upload, error } = await editor.upload(
    "Berserk-duel.svg",
    pictureOf(SCENARIO, { language: "ru", title: "Дуэль" }),
  );
  if (upload?.result !== "Success") throw new Error(`the picture was not taken: ${JSON.stringify(upload ?? error)}`);
  const common = at("../Common.js").replace("$FOLDER", FOLDER);
  await editor.write("MediaWiki:Common.js", common);
  const all = await articles();
  for (const [title, text] of Object.entries(all)) await editor.write(title, text);
  const list = Object.keys(all).map((title) => `* [[${title}]]`);
  await editor.write("Заглавная страница", `${list.join("\n")}\n`);
  return Object.keys(all);
}
