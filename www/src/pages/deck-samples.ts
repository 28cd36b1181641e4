/** The examples of the deck page: texts in `../deck/samples/`, each in its languages, some with rows beside the list. */
const files = import.meta.glob<string>("../deck/samples/*", { eager: true, query: "?raw", import: "default" });

export const SAMPLES = ["names", "numbers", "table", "tags"] as const;
export type Sample = (typeof SAMPLES)[number];

export interface SampleTexts {
  readonly list: string;
  readonly rows: string;
}

/** In the language asked for, otherwise in English. */
export function sampleTexts(sample: Sample, language: string): SampleTexts {
  const text = (kind: "list" | "rows", code: string) => files[`../deck/samples/${sample}.${code}.${kind}`];
  const code = text("list", language) === undefined && text("rows", language) === undefined ? "en" : language;
  return { list: text("list", code) ?? "", rows: text("rows", code) ?? "" };
}
