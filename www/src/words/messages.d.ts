/** Every language file of a folder, compiled while bundling: see `www/build/messages.mjs`. */
declare module "*?messages" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages=sentences" {
  const languages: Readonly<Record<string, unknown>>;
  export default languages;
}
declare module "*?messages=rulebook" {
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
