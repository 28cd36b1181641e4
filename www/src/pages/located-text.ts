import { evaluate, parse, type ValueNode } from "@humanwhocodes/momoa";

/** A text that was pasted: its value, and where in it things stand. */
export interface LocatedText {
  readonly value: unknown;
  /** The line, from 1, of what a path such as `cards[2].markers.wounds` names, or of the nearest thing around it. */
  lineOf(path: string): number;
}

/** Text that is no JSON. */
export class NotJson extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

function step(node: ValueNode, name: string): ValueNode | null {
  if (node.type === "Array") return node.elements[Number(name)]?.value ?? null;
  if (node.type !== "Object") return null;
  const member = node.members.find(({ name: key }) => (key.type === "String" ? key.value : key.name) === name);
  return member?.value ?? null;
}

export function locatedText(text: string): LocatedText {
  try {
    const document = parse(text, { mode: "json" });
    return {
      value: evaluate(document),
      lineOf(path) {
        let node = document.body;
        for (const [name] of path.matchAll(/[^.[\]]+/g)) {
          const inner = step(node, name);
          if (inner === null) break;
          node = inner;
        }
        return node.loc.start.line;
      },
    };
  } catch (error) {
    const line = error instanceof Error && "line" in error ? Number(error.line) : 1;
    throw new NotJson(error instanceof Error ? error.message : String(error), line);
  }
}

/** JSON for people: lists of numbers stay on one line. */
export function tidyJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/\[[\d\s,-]+\]/g, (list) =>
    list.replace(/\s+/g, "").replaceAll(",", ", "),
  );
}
