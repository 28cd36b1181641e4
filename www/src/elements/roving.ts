const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The element that an arrow key leads to from another: the nearest in that direction, straight ahead before aslant. */
export function neighbour<T extends Element>(from: T, all: readonly T[], key: string): T | null {
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [across, down] = direction;
  const [x, y] = middle(from);
  let best: T | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const other of all) {
    const [otherX, otherY] = middle(other);
    const ahead = (otherX - x) * across + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * across);
    const distance = ahead + 3 * aside;
    if (other !== from && ahead > 1 && distance < shortest) {
      shortest = distance;
      best = other;
    }
  }
  return best;
}
