import type { Scenario } from "../engine.ts";
import { withoutTags, attributes as written } from "../pages/share/codes.ts";

/** A text in each language, as it stands in a scene's file. */
type InEach = Readonly<Record<"en" | "ru", string>>;

/** A board or cards to show, each text in both languages. */
export interface Scene {
  /** The clause or ruling that it follows. */
  readonly clause: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly scenario?: unknown;
  /** Cards by themselves, by the attributes of their tags; `true` is an attribute without a value. */
  readonly cards?: readonly Readonly<Record<string, unknown>>[];
}

const isInEach = (value: object): value is InEach =>
  "en" in value &&
  "ru" in value &&
  Object.keys(value).length === 2 &&
  Object.values(value).every((text) => typeof text === "string");

/** The same value with its texts in one language; what has no file of its own is told in English. */
export function spoken(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => spoken(inner, language));
  if (typeof value !== "object" || value === null) return value;
  if (isInEach(value)) return language.startsWith("ru") ? value.ru : value.en;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoken(inner, language)]));
}

export const scenarioOf = (scene: Scene, language: string): Scenario => spoken(scene.scenario, language) as Scenario;

/** On one line, with spaces as people write it. */
const inLine = (value: unknown): string =>
  withoutTags(
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, " ")
      .replace(/\[ ([\d, ]+) \]/g, "[$1]"),
  );

/** A scenario as JSON to paste: a line for each card and each step. */
export function pastable(scenario: object, indent: string): string {
  const members = Object.entries(scenario).map(([name, value]) =>
    Array.isArray(value)
      ? `"${name}": [\n${value.map((item) => `${indent}    ${inLine(item)}`).join(",\n")}\n${indent}  ]`
      : `"${name}": ${inLine(value)}`,
  );
  return `${indent}{\n${indent}  ${members.join(`,\n${indent}  `)}\n${indent}}`;
}

/** `<berserk-board>` with the scenario inside; `within` stands before it, for where the board cannot run. */
export function boardTag(scene: Scene, language: string, within = ""): string {
  const attributes = written({ lang: language, ...scene.attributes });
  const script = `  <script type="application/json">\n${pastable(scenarioOf(scene, language), "    ")}\n  </script>\n`;
  return `<berserk-board${attributes}>\n${within}${script}</berserk-board>`;
}

/** `<berserk-card>` with attributes; `true` is one without a value. */
export const cardTag = (attributes: Readonly<Record<string, unknown>>): string =>
  `<berserk-card${written(attributes)}></berserk-card>`;

/** A tag for each card, one a line. */
export const cardTags = ({ cards = [], attributes }: Scene, language: string): string =>
  cards.map((card) => cardTag({ lang: language, ...(spoken(card, language) as object), ...attributes })).join("\n");

/** What a page has to say to get what the scene shows. */
export const tagsOf = (scene: Scene, language: string): string =>
  scene.cards === undefined ? boardTag(scene, language) : cardTags(scene, language);

/** All that an article needs: the script of the package, and the board. */
export const articleCode = (scene: Scene, language: string, within = ""): string =>
  `<script src="berserk-board.js"></script>\n${boardTag(scene, language, within)}`;
