/** The position as a picture file, and the code that shows it. What draws is fetched when it is asked for. */
import type { Snapshot } from "../../engine.ts";
import { attributes, type Manner } from "./codes.ts";

export interface SharedPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** What is to be seen, for those who do not see it. */
  readonly words: string;
}

/** What lies on the table now; a language or theme that is left open is the reader's, and so is one that pictures lack. */
export async function pictureOf(
  snapshot: Snapshot,
  { language, theme }: Manner,
  title: string,
  readers: string,
): Promise<SharedPicture> {
  const { drawPicture } = await import("../../picture.ts");
  const isDrawn = theme === "light" || theme === "dark";
  const svg = drawPicture(snapshot, { language: language ?? readers, theme: isDrawn ? theme : "auto", title });
  // To a strict policy its style sheet would be one of this page, although it is only read here.
  const plain = svg.replace(/<style>[^<]*<\/style>/, "");
  const drawn = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  const figure = (name: string) => Number(drawn.getAttribute(name));
  const words = drawn.querySelector("desc")?.textContent?.replaceAll("\n", " ") ?? title;
  return { svg, words, width: figure("width"), height: figure("height") };
}

export const addressOf = ({ svg }: SharedPicture) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** For a page that the file lies beside. */
export function imageCode({ words, width, height }: SharedPicture, file: string): string {
  return `<img${attributes({ src: file, alt: words, width, height })}>`;
}

/** For an article of MediaWiki, once the file is uploaded. */
export function wikiCode({ words, width }: SharedPicture, file: string): string {
  // What would end the link, or begin a parameter, a template, a signature, bold words, a switch or an entity.
  const alt = words.replaceAll(/[[\]{}|<>&~'_]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `[[File:${file}|${width}px|alt=${alt}]]`;
}
