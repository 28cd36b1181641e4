/** Which other parts of the site are built along with this one. */
import type { Snapshot } from "../engine.ts";

interface Picture {
  readonly drawPicture: (
    snapshot: Snapshot,
    options: { readonly language: string; readonly theme: "light" | "dark" | "auto" },
  ) => string;
}

const PAGES = Object.keys(import.meta.glob("../pages/{embed,theming}.ts"));

export const hasPage = (name: "embed" | "theming"): boolean => PAGES.includes(`../pages/${name}.ts`);

/** What draws pictures, if it is there. */
export const pictures: (() => Promise<Picture>) | null =
  Object.values(import.meta.glob<Picture>("../picture.ts"))[0] ?? null;
