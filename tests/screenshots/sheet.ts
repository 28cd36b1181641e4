import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";

const KEPT = resolve(import.meta.dirname, "kept");
const TAKEN = resolve(import.meta.dirname, "../../target/screenshots");

interface Verdict {
  readonly found: string | null;
}

/** Writes the contact sheet: each picture with the kept one beside it, those that differ first. */
export default function sheet(): void {
  const names = readdirSync(TAKEN).flatMap((file) => (file.endsWith(".png") ? [file.replace(".png", "")] : []));
  const verdictOf = (name: string): Verdict | null => {
    const file = `${name}.json`;
    return readdirSync(TAKEN).includes(file) ? JSON.parse(readFileSync(resolve(TAKEN, file), "utf8")) : null;
  };
  const all = names.map((name) => ({ name, verdict: verdictOf(name) }));
  const order = ({ verdict }: (typeof all)[number]) => (verdict?.found ? 0 : 1);
  const kept = relative(TAKEN, KEPT);
  const figures = all
    .sort((one, other) => order(one) - order(other) || one.name.localeCompare(other.name))
    .map(
      ({ name, verdict }) => `<figure>
  <figcaption>${name}${verdict?.found ? `: <b>${verdict.found}</b>` : ""}</figcaption>
  <a href="${name}.png"><img src="${name}.png" alt="" loading="lazy"></a>
  ${verdict ? `<img src="${kept}/${name}.webp" alt="" loading="lazy">` : ""}
</figure>`,
    );
  const style = `body { font: 14px sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0; background: #fff; padding: 8px } img { inline-size: 300px; vertical-align: top }`;
  const page = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${figures.join("\n")}\n`;
  writeFileSync(resolve(TAKEN, "index.html"), page);
  console.log(`the contact sheet is ${resolve(TAKEN, "index.html")}`);
}
