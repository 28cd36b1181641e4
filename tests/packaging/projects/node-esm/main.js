import { Board } from "berserk-rules/node";
import { say } from "berserk-rules/words";

const board = new Board({ format: 1, cards: [{ id: "hag", name: "Mire hag", owner: 0, life: 5 }] });
const outcome = board.applyEffect({ kind: "wound", target: "hag", amount: 2 });
for (const event of outcome.events) console.log(say(event, "en", () => "Mire hag"));
console.log(`level ${board.stateSnapshot().cards[0].life.level}`);
