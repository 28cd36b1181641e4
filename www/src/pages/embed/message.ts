/**
 * What a frame with the page `embed.html` and the page around it say to each other; nothing else is heard.
 *
 * - To the page around: `{ type: "berserk-height", version: 1, height }`, the whole pixels that the frame needs, once
 *   something is shown and whenever that changes.
 * - To the frame: `{ type: "berserk-theme", version: 1, theme }` with "auto", "light", "dark" or "contrast".
 */
export const VERSION = 1;

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** More than any board takes, in pixels. */
const TALLEST = 100_000;

export const heightMessage = (height: number) => ({ type: "berserk-height", version: VERSION, height }) as const;

/** The members of a message of that type and of this version. */
function members(message: unknown, type: string): Readonly<Record<string, unknown>> | null {
  if (typeof message !== "object" || message === null) return null;
  const all = message as Readonly<Record<string, unknown>>;
  return all.type === type && all.version === VERSION ? all : null;
}

/** The height that a message reports. */
export function heightIn(message: unknown): number | null {
  const height = members(message, "berserk-height")?.height;
  const isOne = typeof height === "number" && Number.isInteger(height) && height > 0 && height <= TALLEST;
  return isOne ? height : null;
}

/** The theme that a message asks for. */
export function themeIn(message: unknown): Theme | null {
  const asked = members(message, "berserk-theme")?.theme;
  return THEMES.find((theme) => theme === asked) ?? null;
}
