/** The code that puts a position on another page. */
import type { Mode } from "../../elements/view.ts";
import type { Edition, Scenario } from "../../engine.ts";

/** How the board is to be on the other page. */
export interface Manner {
  readonly mode: Mode;
  /** null: the language of the page that it stands in; in a frame, the reader's. */
  readonly language: string | null;
  /** null: the other page's colours; in a frame, the reader's. */
  readonly theme: "light" | "dark" | "contrast" | null;
  /** null: the scenario's own. */
  readonly edition: Edition | null;
}

/** What is shared, and from where. */
export interface Shared {
  readonly scenario: Scenario;
  /** The scenario as the fragment of an address; null: it is too large for one. */
  readonly fragment: string | null;
  /** Where the scenario lies as a file, if it is to be fetched from there. */
  readonly address: string | null;
  /** Pixels that the board takes; null: not known yet. */
  readonly height: number | null;
  /** The folder of these pages, with a slash at its end. */
  readonly site: string;
}

const attributeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Those of them that are given. */
const given = (all: Readonly<Record<string, unknown>>) =>
  Object.entries(all).filter(([, value]) => value !== null && value !== undefined && value !== "");

/** Those that are given; `true` is one without a value. */
export function attributes(all: Readonly<Record<string, unknown>>): string {
  const written = ([name, value]: [string, unknown]) =>
    value === true ? ` ${name}` : ` ${name}="${attributeText(String(value))}"`;
  return given(all).map(written).join("");
}

/** JSON in which no tag and no comment can begin or end, whatever the names in it are. */
export const withoutTags = (json: string) => json.replaceAll("<", "\\u003c");
const scriptText = (value: unknown) => withoutTags(JSON.stringify(value));

/** What is said to the board: its attributes, and what an address for frames asks for. */
const boardAttributes = ({ mode, language, theme, edition }: Manner, { address }: Shared) => ({
  mode: mode === "play" ? null : mode,
  lang: language,
  theme,
  edition,
  src: address,
});

/** The same in a module. There a member called `__proto__` would be no member. */
const moduleText = (value: unknown) => {
  const text = scriptText(value);
  return text.includes('"__proto__"') ? `JSON.parse(${scriptText(text)})` : text;
};

/** One script and one tag; the scenario is in it, or fetched from its address. */
export function scriptCode(manner: Manner, shared: Shared): string {
  const { address, scenario, site } = shared;
  const inside =
    address === null ? `\n  <script type="application/json">\n    ${scriptText(scenario)}\n  </script>\n` : "";
  return `<script${attributes({ src: `${site}berserk-board.js` })}></script>
<berserk-board${attributes({ ...boardAttributes(manner, shared), height: shared.height })}>${inside}</berserk-board>`;
}

/** The address of the page for frames; null if the scenario is too large for one. */
export function frameAddress(manner: Manner, shared: Shared): string | null {
  const { address, fragment, site } = shared;
  if (address === null && fragment === null) return null;
  const page = new URL("embed.html", site);
  for (const [name, value] of given(boardAttributes(manner, shared))) page.searchParams.set(name, String(value));
  if (address === null && fragment !== null) page.hash = fragment;
  return page.href;
}

/** The height that a frame has until it is known. */
const FRAME_HEIGHT = 720;

export function frameCode(manner: Manner, shared: Shared): string | null {
  const src = frameAddress(manner, shared);
  if (src === null) return null;
  const title = shared.scenario.title ?? "Berserk";
  const all = { src, title, width: "100%", height: shared.height ?? FRAME_HEIGHT, frameborder: 0, loading: "lazy" };
  return `<iframe${attributes(all)}></iframe>`;
}

/** For the page around the frames: it gives each the height that it reports. */
export function receiverCode(site: string): string {
  return `<script>
  addEventListener("message", ({ data, origin, source }) => {
    if (origin !== ${scriptText(new URL(site).origin)} || data?.type !== "berserk-height" || data.version !== 1) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.height = Math.min(data.height, 10000);
  });
</script>`;
}

/** A module for a project that has the package. */
export function packageCode(manner: Manner, shared: Shared): string {
  const { scenario, address, height } = shared;
  const lines = [
    'import "berserk-rules/element";',
    "",
    'const board = document.createElement("berserk-board");',
    ...given({ ...boardAttributes(manner, shared), height }).map(
      ([name, value]) => `board.setAttribute("${name}", ${scriptText(String(value))});`,
    ),
    ...(address === null ? [`board.scenario = ${moduleText(scenario)};`] : []),
    "document.body.append(board);",
  ];
  return lines.join("\n");
}
