/**
 * A position as a picture: SVG text from a snapshot, for places that run no scripts. It asks nothing of any other place,
 * holds no script, no style attribute and no id, and stays within what MediaWiki lets be uploaded.
 */
import type { Snapshot } from "../generated/types.ts";
import { fieldWith, sidesOf } from "./elements/table-layout.ts";
import { textsIn } from "./i18n/index.ts";
import { WIDTH } from "./picture/bounds.ts";
import { description } from "./picture/description.ts";
import { clean, element, escaped, figure } from "./picture/markup.ts";
import { FACES, Pen, THEMES, type Theme } from "./picture/pen.ts";
import { sceneOf } from "./picture/scene.ts";
import { ownWidth } from "./picture/side-picture.ts";
import { tablePicture } from "./picture/table-picture.ts";
import { ownTextsIn } from "./picture/texts.ts";

export { WIDTH } from "./picture/bounds.ts";
export { THEMES, type Theme } from "./picture/pen.ts";

export interface PictureOptions {
  /** A language's code; one that there is no file for is spoken to in English. Left out: English. */
  readonly language?: string;
  /** `auto`, the default, follows the reader's scheme where the picture may have a style; elsewhere it is light. */
  readonly theme?: Theme;
  /** In pixels, from 320 to 4,096. Left out: as wide as the fullest row needs, from 600 to 960. */
  readonly width?: number;
  /** Drawn above the table, and the picture's name. Left out: none is drawn, and the name is a general one. */
  readonly title?: string;
}

/**
 * The picture of a position. The same snapshot and options give the same text, whichever board the snapshot is of.
 * Throws a `RangeError` on a width or a theme that there is not.
 */
export function drawPicture(snapshot: Snapshot, options: PictureOptions = {}): string {
  const { language = "en", theme = "auto", title = "" } = options;
  if (!THEMES.includes(theme)) throw new RangeError(`a picture's theme is ${THEMES.join(", ")}; not ${theme}`);
  const texts = textsIn(language);
  const own = ownTextsIn(language);
  const pen = new Pen(theme);
  const scene = sceneOf(snapshot, pen, texts, own);
  const sides = sidesOf(snapshot);
  const field = fieldWith(null, snapshot);
  const width = options.width ?? ownWidth(sides, field);
  if (!Number.isFinite(width) || width < WIDTH.least || width > WIDTH.most)
    throw new RangeError(`a picture's width is from ${WIDTH.least} to ${WIDTH.most} pixels; not ${width}`);
  const name = clean(title);
  const { markup, height } = tablePicture(sides, field, Math.round(width), name, scene);
  const head = [
    element("title", {}, escaped(name || own.title())),
    element("desc", {}, escaped(description(sides, scene))),
    pen.style(),
  ];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: Math.round(width),
    height: Math.ceil(height),
    viewBox: `0 0 ${Math.round(width)} ${figure(Math.ceil(height))}`,
    role: "img",
    lang: texts.language,
    "xml:lang": texts.language,
    "font-family": FACES.serif,
  };
  return `${element("svg", attributes, head.join("") + markup)}\n`;
}
