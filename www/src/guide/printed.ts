/** As much as stands on one line. */
const WIDTH = 88;

const inLine = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/\[ (.*?) \]/g, "[$1]");

/** JSON for people: what fits on a line stands on one. */
export function printed(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const short = inLine(value);
  if (indent.length + short.length <= WIDTH) return short;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const lines = Array.isArray(value)
    ? value.map((item) => inner + printed(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${printed(item, inner)}`);
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
