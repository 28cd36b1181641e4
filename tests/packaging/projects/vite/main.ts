import init, { Board, type Scenario } from "berserk-rules";
import "berserk-rules/element";
import { say } from "berserk-rules/words";

const scenario: Scenario = { format: 1, cards: [{ id: "hag", name: "Mire hag", owner: 0, life: 5 }] };
init().then(() => {
  const board = new Board(scenario);
  const outcome = board.applyEffect({ kind: "wound", target: "hag", amount: 2 });
  const said = outcome.ok ? outcome.events.map((event) => say(event, "en", () => "Mire hag")) : ["refused"];
  const place = document.getElementById("said");
  if (place) place.textContent = `${said.join(" ")} level ${board.stateSnapshot().cards[0]?.life?.level}`;
  const element = document.createElement("berserk-board");
  element.scenario = board.exportScenario();
  document.querySelector("main")?.append(element);
});
