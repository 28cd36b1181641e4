import type { Edition } from "../engine.ts";
import { LANGUAGES } from "../i18n/index.ts";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** Storage may be switched off; the page then forgets, and works all the same. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forgotten, then.
  }
}

/** The reader's last choice, then the first of the browser's languages that there is, then English. */
export function preferredLanguage(): string {
  const wanted = [recall("language"), ...navigator.languages].map((language) =>
    language?.replace(/[-_].*/, "").toLowerCase(),
  );
  return wanted.find((language) => language !== undefined && LANGUAGES.includes(language)) ?? "en";
}

export function useLanguage(language: string): void {
  document.documentElement.lang = language;
  remember("language", language);
}

export function preferredTheme(): Theme {
  const last = recall("theme");
  return THEMES.find((theme) => theme === last) ?? "auto";
}

export function useTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
}

export function preferredEdition(): Edition {
  return recall("edition") === "classic" ? "classic" : "heroes";
}

export function useEdition(edition: Edition): void {
  remember("edition", edition);
}

/** The id of the board that was open last. */
export function lastBoard(): string | null {
  return recall("board");
}

export function useBoard(id: string): void {
  remember("board", id);
}
