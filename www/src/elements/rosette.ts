/**
 * The picture of a card that has none: an engraved rosette grown from its name, the way banknotes are drawn, so that
 * the same name always looks the same and two names hardly ever do.
 */

const STEPS = 360;
const rosettes = new Map<string, readonly string[]>();

/** FNV-1a: small, even, and the same everywhere. */
function seed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** xorshift32: a stream of numbers from 0 up to 1. */
function stream(start: number): () => number {
  let state = start || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** How far from the middle a line runs at an angle. */
export type Line = (angle: number) => number;

/** The lines around 0 0, within a radius of 50. */
export function rosetteLines(name: string): readonly Line[] {
  const next = stream(seed(name));
  const petals = 5 + Math.floor(next() * 8);
  const ripple = petals * (2 + Math.floor(next() * 3));
  const depth = 5 + next() * 7;
  const twist = (next() - 0.5) * 0.9;
  const rings = 4 + Math.floor(next() * 2);
  return Array.from({ length: rings }, (_, ring) => {
    const middle = 20 + (ring * 20) / (rings - 1);
    return [-1, 1].map((side): Line => {
      const phase = ring * twist + (side * Math.PI) / 2;
      return (angle) =>
        middle + (depth * 0.62 * Math.sin(petals * angle + phase) + depth * 0.3 * side * Math.cos(ripple * angle));
    });
  }).flat();
}

function closedLine(radius: Line): string {
  const points: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * 2 * Math.PI;
    const distance = radius(angle);
    points.push(`${(Math.cos(angle) * distance).toFixed(2)} ${(Math.sin(angle) * distance).toFixed(2)}`);
  }
  return `M${points.join("L")}Z`;
}

/** Path data of the lines. */
export function rosette(name: string): readonly string[] {
  const known = rosettes.get(name);
  if (known) return known;
  const lines = rosetteLines(name).map(closedLine);
  rosettes.set(name, lines);
  return lines;
}
