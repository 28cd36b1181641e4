import type { Mistake } from "../words/error.ts";

/** A mistake in what came in, found before the engine had it, or placed where the reader will look for it. */
export class Misread extends Error implements Mistake {
  readonly code: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;

  constructor({ code, path, params = {} }: Mistake & { readonly params?: Readonly<Record<string, string>> }) {
    super(path === "" ? code : `${path}: ${code}`);
    this.code = code;
    this.path = path;
    this.params = params;
  }
}
