import type { Outcome, Scenario } from "berserk-rules";
import { LinkError, packLink, unpackLink } from "berserk-rules/link";
import { Board, RulesError } from "berserk-rules/node";
import { drawPicture, type PictureOptions } from "berserk-rules/picture";
import { say, sayError } from "berserk-rules/words";

const scenario: Scenario = { format: 1, cards: [{ id: "hag", name: "Mire hag", owner: 0, life: 5 }] };
const look: PictureOptions = { language: "en", theme: "dark" };
const nameOf = () => "Mire hag";

const board: Board = new Board(scenario);
const outcome: Outcome = board.applyEffect({ kind: "wound", target: ["hag"], amount: 2 });
if (outcome.ok) for (const event of outcome.events) console.log(say(event, "en", nameOf));
else console.log(say(outcome.refusal, "en", nameOf));
console.log(`level ${board.stateSnapshot().cards[0]?.life?.level}`);

const drawn: string = drawPicture(board.stateSnapshot(), look);
const again: unknown = await unpackLink(await packLink(board.exportScenario()));
console.log(drawn.startsWith("<svg"), JSON.stringify(again) === JSON.stringify(board.exportScenario()));
try {
  // @ts-expect-error There is no such effect.
  board.applyEffect({ kind: "explode", target: "hag" });
} catch (error) {
  if (error instanceof RulesError) console.log(error.path, sayError(error, "en").length > 0);
}
const cut: unknown = await unpackLink("b1.cut").catch((error: unknown) => error);
console.log(cut instanceof LinkError && cut.code);
