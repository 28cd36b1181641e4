// Each built page says itself what it may do, for servers that do not say it. `frame-ancestors` only a server can say.
const COMMON = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  // Pictures that a scenario names.
  "img-src": "'self' data: https: http:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** What single pages need besides. */
const OWN = {
  // It shows what it shares as it will be embedded.
  "index.html": { "frame-src": "'self'" },
  "guide.html": { "frame-src": "'self'" },
  // A scenario's address may be anywhere; who may read it is for that server to say.
  "embed.html": { "connect-src": "'self' https: http:" },
};

/** The policy of a page by its file name. */
export const policyOf = (page) =>
  Object.entries({ ...COMMON, ...OWN[page] })
    .map((directive) => directive.join(" "))
    .join("; ");

/** For Vite, which itself would break it while it serves sources. */
export function policy() {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { path }) => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policyOf(path.replace(/^.*\//, "")) },
          injectTo: "head-prepend",
        },
      ],
    },
  };
}
