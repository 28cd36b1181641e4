/** Language files, compiled while bundling: what may be asked of them stands in `www/build/messages.mjs`. */
declare module "./languages?messages*" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "../i18n/languages?messages*" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages!page,boards,deck,rulebook,workshop" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages=page,boards,deck,rulebook,workshop" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
