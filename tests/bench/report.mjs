// What was measured, as ratios.

export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many times as long each of the others takes as the engine: the median over the rounds of the ratio in a round. */
export const ratios = ([engine, ...others]) =>
  others.map((times) => median(times.map((time, round) => time / engine[round])));

function written(ratio) {
  if (ratio >= 10) return ratio.toFixed(0);
  return ratio >= 1 ? ratio.toFixed(1) : ratio.toPrecision(1);
}

/** The head of a table for people, and for a README. */
export const head = ([, ...others]) =>
  `| times as long as the engine takes | cards | ${others.join(" | ")} | the engine itself |
|---|--:|${others.map(() => "--:").join("|")}|--:|`;

export function row({ task, count, times }) {
  const own = `${median(times[0]).toFixed(2)} µs`;
  return `| ${[task, count, ...ratios(times).map(written), own].join(" | ")} |`;
}

/** What is to be reached in Node. */
const TARGETS = [
  { deed: "wound", of: "boardgame.io", at: { 10: 70, 60: 100, 600: 500 } },
  { deed: "wound", of: "immer", at: { 10: 5, 60: 20, 600: 150 } },
  { deed: "look", of: "boardgame.io", at: { 10: 10, 60: 10, 600: 10 } },
];
const MOST_GROWTH = 1.5;

/** Each target with what was found, in words; `missed` if it was not reached. */
export function verdicts(names, found) {
  const all = [];
  const say = (reached, text) => all.push({ missed: !reached, text: `${reached ? "reached" : "MISSED "}  ${text}` });
  for (const { deed, of, at } of TARGETS) {
    const other = names.indexOf(of) - 1;
    for (const { task, count, times } of found.filter((result) => result.deed === deed && at[result.count])) {
      const ratio = ratios(times)[other];
      say(
        ratio >= at[count],
        `${task}, ${count} cards: ${of} takes ${written(ratio)} times as long, wanted ${at[count]}`,
      );
    }
  }
  const wound = (cards) => found.find(({ deed, count }) => deed === "wound" && count === cards)?.times[0];
  if (wound(10) && wound(600)) {
    const growth = median(wound(600)) / median(wound(10));
    say(
      growth <= MOST_GROWTH,
      `from 10 to 600 cards a wound and its snapshot grow ${growth.toFixed(2)} times, at most ${MOST_GROWTH}`,
    );
  }
  return all;
}
