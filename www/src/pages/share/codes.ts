/** The code that puts a position on another page. */
import type { Mode } from "../../elements/view.ts";
import type { Edition, Scenario } from "../../engine.ts";

/** How the board is to be on the other page. */
export interface Manner {
  readonly mode: Mode;
  /** null: the language of the page that it stands in; in a frame, the reader's. */
  readonly language: string | null;
  /** null: the other page's colours; in a frame, the reader's. */
  readonly theme: "light" | "dark" | null;
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

/** Those that are given. */
export function attributes(all: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(all).filter(([, value]) => value !== null && value !== "");
  return given.map(([name, value]) => ` ${name}="${attributeText(String(value))}"`).join("");
}

/** JSON in which no tag can begin or end, whatever the names in it are. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const boardAttributes = ({ mode, language, theme, edition }: Manner, { address, height }: Shared) =>
  attributes({ mode: mode === "play" ? null : mode, lang: language, theme, edition, height, src: address });

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
<berserk-board${boardAttributes(manner, shared)}>${inside}</berserk-board>`;
}

/** The address of the page for frames; null if the scenario is too large for one. */
export function frameAddress({ mode, language, theme, edition }: Manner, shared: Shared): string | null {
  const { address, fragment, site } = shared;
  if (address === null && fragment === null) return null;
  const page = new URL("embed.html", site);
  const asked = { mode: mode === "play" ? null : mode, lang: language, theme, edition, src: address };
  for (const [name, value] of Object.entries(asked)) if (value !== null) page.searchParams.set(name, value);
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
export function packageCode({ mode, language, theme, edition }: Manner, { scenario, address, height }: Shared): string {
  const all = { mode: mode === "play" ? null : mode, lang: language, theme, edition, height, src: address };
  const given = Object.entries(all).filter(([, value]) => value !== null);
  const lines = [
    'import "berserk-rules/element";',
    "",
    'const board = document.createElement("berserk-board");',
    ...given.map(([name, value]) => `board.setAttribute("${name}", ${scriptText(String(value))});`),
    ...(address === null ? [`board.scenario = ${moduleText(scenario)};`] : []),
    "document.body.append(board);",
  ];
  return lines.join("\n");
}
