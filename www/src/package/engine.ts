/** The one engine that all entries of the package share, whatever way its wasm gets here. */
export { RulesError } from "../../generated/boundary.js";
export { Board } from "./board.ts";
export { BoardGone } from "./gone.ts";
export { load, loadNow } from "./running.ts";
