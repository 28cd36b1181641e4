import init, { Board } from "berserk-rules";
import { packLink, unpackLink } from "berserk-rules/link";

/** A position with its steps as the end of an address, and back. No server sees it. */
export default async function link(scenario) {
  await init();
  const board = new Board(scenario);
  board.applyEffect({ kind: "tap", target: scenario.cards[0].id });

  const fragment = await packLink(board.exportScenario());
  const again = new Board(await unpackLink(fragment));
  return { address: `./index.html#${fragment}`, characters: fragment.length, steps: again.history().length };
}
