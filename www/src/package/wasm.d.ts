// The package is built with the bytes of the wasm file in the place of such an import.
declare module "*.wasm" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
