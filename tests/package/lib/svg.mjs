// Reads a picture with a strict XML parser, and says of each element where it stands.
import assert from "node:assert/strict";
import { SaxesParser } from "saxes";

/** Degrees to the right that a `transform` turns. */
const turnOf = (transform = "") =>
  [...transform.matchAll(/rotate\((-?[\d.]+)/g)].reduce((sum, [, degrees]) => sum + Number(degrees), 0);

/** All elements in order, each with its attributes, its own text, and how far it is turned all told. Throws on what is no XML. */
export function elementsOf(svg) {
  const all = [];
  const open = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, uri, attributes }) => {
    const plain = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const turn = (open.at(-1)?.turn ?? 0) + turnOf(plain.transform);
    const element = { name, uri, attributes: plain, turn, text: "", within: open.map((outer) => outer.name) };
    all.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    if (open.length > 0) open.at(-1).text += text;
  });
  parser.on("closetag", () => open.pop());
  for (const event of ["doctype", "processinginstruction", "comment", "cdata"])
    parser.on(event, () => assert.fail(`a picture has no ${event}`));
  parser.write(svg).close();
  return all;
}

/** What a picture is made of, and nothing else: no script, no link, no id, no style of an element's own. */
const ELEMENTS = new Set(["svg", "title", "desc", "style", "g", "path", "rect", "circle", "text", "image"]);

/** Fails on a picture that is no XML, that could do something, or in which a number went wrong; returns its elements. */
export function sound(svg) {
  const all = elementsOf(svg);
  for (const { name, uri, attributes } of all) {
    assert.ok(ELEMENTS.has(name), `<${name}>`);
    assert.equal(uri, "http://www.w3.org/2000/svg");
    for (const [attribute, value] of Object.entries(attributes)) {
      assert.doesNotMatch(attribute, /^(on|style$|id$)/i);
      assert.doesNotMatch(value, /NaN|undefined|null|Infinity|url\(/, `${name} ${attribute}="${value.slice(0, 80)}"`);
      if (attribute.endsWith("href")) assert.match(value, /^data:image\/(png|jpe?g|gif);base64,/);
    }
  }
  return all;
}

export const textsOf = (elements) => elements.filter(({ name }) => name === "text").map(({ text }) => text);
