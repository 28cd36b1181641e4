import init, { Board } from "berserk-rules";

/** Why is its life what it is? A row for each change, oldest first; they add up to the level. */
export default async function explainLife(effects) {
  await init();
  const board = new Board({ format: 1, cards: [{ id: "beekeeper", name: "Beekeeper", owner: 0, life: 6 }] });

  for (const effect of effects) board.applyEffect({ ...effect, target: "beekeeper" });
  const { level, rows } = board.explainLife("beekeeper");
  return {
    level,
    rows: rows.map(({ delta, cause, rule }) => `${delta > 0 ? "+" : ""}${delta} ${cause} (${rule?.clause})`),
  };
}
