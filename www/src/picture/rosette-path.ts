import { type Line, rosetteLines } from "../elements/rosette.ts";

/** How finely: points to a line, and every how many of the pairs of lines is drawn. */
export interface Fineness {
  readonly points: number;
  readonly every: number;
}

export const FINE: Fineness = { points: 240, every: 1 };
export const PLAIN: Fineness = { points: 120, every: 2 };

/** In tenths, from point to point, which takes a third of the characters. */
function closed(line: Line, points: number): string {
  let text = "";
  let [lastX, lastY] = [0, 0];
  for (let point = 0; point < points; point++) {
    const angle = (point / points) * 2 * Math.PI;
    const distance = line(angle) * 10;
    const [x, y] = [Math.round(Math.cos(angle) * distance), Math.round(Math.sin(angle) * distance)];
    const [stepX, stepY] = [x - lastX, y - lastY];
    text +=
      point === 0 ? `M${x} ${y}l` : `${point > 1 && stepX >= 0 ? " " : ""}${stepX}${stepY >= 0 ? " " : ""}${stepY}`;
    [lastX, lastY] = [x, y];
  }
  return `${text}z`;
}

/** All lines of a name's rosette as one path, ten times as large as the elements' own. */
export function rosettePath(name: string, { points, every }: Fineness): string {
  return rosetteLines(name)
    .filter((_, index) => (index >> 1) % every === 0)
    .map((line) => closed(line, points))
    .join("");
}
