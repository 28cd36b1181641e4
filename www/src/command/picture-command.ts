import { writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { Board, RulesError, type Scenario } from "../package/node.ts";
import { drawPicture } from "../picture.ts";
import { sayError } from "../words/say.ts";
import type { Wish } from "./arguments.ts";
import { EXIT, Failure, noFile, notUnderstood } from "./failure.ts";
import { scenarioFrom } from "./input.ts";

function laidOut(value: unknown, language: string): Board {
  try {
    return new Board(value as Scenario);
  } catch (error) {
    if (error instanceof RulesError) throw new Failure(EXIT.noScenario, () => sayError(error, language));
    throw error;
  }
}

/** The picture as text; where it goes is the wish's `out`. */
export async function pictureFor(wish: Wish, stdin: Readable): Promise<string> {
  const { source, language, theme, at, width } = wish;
  const value = await scenarioFrom(source, stdin, language);
  const board = laidOut(value, language);
  try {
    if (at !== null && !board.goTo(at)) throw notUnderstood("noStep", { most: board.history().length });
    const title = wish.title ?? (value as Scenario).title ?? "";
    return drawPicture(board.stateSnapshot(), { language, theme, title, ...(width === null ? {} : { width }) });
  } finally {
    board.free();
  }
}

/** Writes it to the file, or to standard output for `-`. */
export function put(svg: string, out: string, stdout: NodeJS.WritableStream): void {
  if (out === "-") {
    stdout.write(svg);
    return;
  }
  try {
    writeFileSync(out, svg);
  } catch (error) {
    throw noFile("unwritten", () => out, error);
  }
}
