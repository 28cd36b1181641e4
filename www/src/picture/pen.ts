import { COLOURS, TYPE } from "../elements/colours.ts";
import { heldTo, shortened } from "./lettering.ts";
import { type Attributes, element, escaped, figure } from "./markup.ts";

export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

export type Colour = keyof typeof COLOURS;

/** In attributes type is named with single quotes, and its sizes are the user's own pixels. */
export const FACES = {
  serif: TYPE.serif.replaceAll('"', "'"),
  sans: TYPE.sans.replaceAll('"', "'"),
} as const;

/** A text and where it stands: `y` is its baseline. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: Colour | `#${string}`;
  readonly face?: keyof typeof FACES;
  readonly weight?: number;
  readonly anchor?: "start" | "middle" | "end";
  /** What does not fit in so much is shortened. */
  readonly room?: number;
  readonly more?: Attributes;
}

function isColour(attribute: string, value: unknown): value is Colour {
  return (attribute === "fill" || attribute === "stroke") && typeof value === "string" && Object.hasOwn(COLOURS, value);
}

/** Draws in the colours of a theme. They are attributes, since many wikis take styles away. */
export class Pen {
  readonly theme: Theme;

  constructor(theme: Theme) {
    this.theme = theme;
  }

  /** An element with the colours of the palette by their names. */
  shape(name: string, attributes: Attributes, content = ""): string {
    const painted: Record<string, string | number | undefined> = {};
    const classes: string[] = [];
    for (const [attribute, value] of Object.entries(attributes)) {
      painted[attribute] = value;
      if (!isColour(attribute, value)) continue;
      painted[attribute] = COLOURS[value][this.theme === "dark" ? 1 : 0];
      if (this.theme === "auto") classes.push(`berserk-${attribute}-${value}`);
    }
    return element(name, classes.length === 0 ? painted : { ...painted, class: classes.join(" ") }, content);
  }

  path(d: string, attributes: Attributes = {}): string {
    return this.shape("path", { d, ...attributes });
  }

  group(transform: string, content: string, attributes: Attributes = {}): string {
    return content === "" ? "" : this.shape("g", { transform, ...attributes }, content);
  }

  text(text: string, { x, y, size, fill = "ink", face = "serif", weight, anchor, room, more }: Lettering): string {
    const shown = room === undefined ? text : shortened(text, size, room);
    if (shown === "") return "";
    const held = room === undefined ? undefined : heldTo(shown, size, room);
    const attributes = {
      x,
      y,
      "font-size": size,
      "font-weight": weight,
      "font-family": face === "serif" ? undefined : FACES[face],
      "text-anchor": anchor === "start" ? undefined : anchor,
      fill,
      textLength: held,
      lengthAdjust: held === undefined ? undefined : "spacingAndGlyphs",
      ...more,
    };
    return this.shape("text", attributes, escaped(shown));
  }

  /** What the reader's own scheme changes: nothing but colours, and nothing at all where it is asked for none. */
  style(): string {
    if (this.theme !== "auto") return "";
    const rules = Object.entries(COLOURS).flatMap(([name, [light, dark]]) =>
      light === dark ? [] : ["fill", "stroke"].map((what) => `.berserk-${what}-${name}{${what}:${dark}}`),
    );
    return element("style", {}, `@media (prefers-color-scheme:dark){${rules.join("")}}`);
  }
}

export function moved(x: number, y: number, scale = 1): string {
  const place = `translate(${figure(x)} ${figure(y)})`;
  // Small figures need more than hundredths here.
  return scale === 1 ? place : `${place} scale(${Number(scale.toFixed(4))})`;
}

/** A quarter turn to the right, or to the left, about a point. */
export function turned(quarters: 1 | -1, x: number, y: number): string {
  return `rotate(${quarters * 90} ${figure(x)} ${figure(y)})`;
}
