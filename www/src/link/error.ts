import type { Mistake } from "../words/error.ts";

/**
 * What is wrong with a link, and with what `params`:
 *
 * - `notALink`: the text is none.
 * - `newerVersion`: a newer version made it.
 * - `cutShort`: its end is missing.
 * - `foreignCharacter` (`character`, `place` from 1): something stands in it that no link has.
 * - `damaged`: it is not as it was made.
 * - `tooLarge` (`max`, if it is the number of characters): more than a link may hold. Of a scenario: save it as a file instead.
 * - `noScenario` (and the `path`): what was to be packed is none.
 */
export type LinkFault =
  | "notALink"
  | "newerVersion"
  | "cutShort"
  | "foreignCharacter"
  | "damaged"
  | "tooLarge"
  | "noScenario";

/** A text that is no link, or something that no link can hold; `sayError` words it. */
export class LinkError extends Error implements Mistake {
  readonly code: LinkFault;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: LinkFault, params: Readonly<Record<string, string>> = {}, path = "") {
    super(path === "" ? code : `${path}: ${code}`);
    this.name = "LinkError";
    this.code = code;
    this.path = path;
    this.params = Object.freeze({ ...params });
  }
}
