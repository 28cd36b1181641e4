export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text as people read it: what XML 1.0 cannot hold is replaced, what turns the direction of the words around it is
 * left out, and white space is one space.
 */
export function clean(text: string): string {
  return (
    text
      .replaceAll(/\s+/gu, " ")
      // With the flag u a surrogate is matched only where it stands alone.
      .replaceAll(/[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, "\u{fffd}")
      .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "")
      .trim()
  );
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A number as SVG writes it, to a hundredth. What is none is a mistake of ours, which must not reach a picture. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} has no place in a picture`);
  return String(Math.round(value * 100) / 100 + 0);
}

/** An element; its content is markup already. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined) return "";
    return ` ${attribute}="${typeof value === "number" ? figure(value) : escaped(value)}"`;
  });
  const start = `<${name}${written.join("")}`;
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}
