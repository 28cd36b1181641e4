/** The heads of all cases in a folder: see `www/build/cases.mjs`. */
declare module "*?heads" {
  const heads: readonly import("./rulebook-cases.ts").CaseHead[];
  export default heads;
}
