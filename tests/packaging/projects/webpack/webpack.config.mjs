// Nothing is set up for the wasm: webpack takes it along by itself.
export default {
  mode: "production",
  entry: "./main.js",
  performance: { hints: false },
};
