export default {
  entryPoints: ["main.js"],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  outdir: "dist",
  publicPath: "/dist",
  loader: { ".wasm": "file" },
};
