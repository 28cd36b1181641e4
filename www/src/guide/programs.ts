/** The programs of the guide. The file that is shown is the file that runs, here and in the tests. */
import inputs from "./programs/inputs.json";

/** Takes one value that is JSON, and the reader's language. */
type Program = (input: unknown, language: string) => unknown;

const SOURCES = import.meta.glob<string>("./programs/*.js", { query: "?raw", import: "default", eager: true });
const MODULES = import.meta.glob<{ readonly default: Program }>("./programs/*.js");
const INPUTS: Readonly<Record<string, unknown>> = inputs;

const place = (name: string): string => `./programs/${name}.js`;

export const sourceOf = (name: string): string => SOURCES[place(name)]?.trimEnd() ?? "";

/** What it is called with at first; `undefined`: it takes nothing. */
export const inputOf = (name: string): unknown => INPUTS[name];

export async function loadProgram(name: string): Promise<Program> {
  const load = MODULES[place(name)];
  if (load === undefined) throw new Error(`no program ${name}`);
  return (await load()).default;
}
