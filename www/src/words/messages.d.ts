/** Every language file of a folder, compiled while bundling: see `www/build/messages.mjs`. */
declare module "*?messages=!sentences,rules" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages=sentences" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages=rules" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
