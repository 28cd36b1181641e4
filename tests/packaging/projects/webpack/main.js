import init, { Board } from "berserk-rules";
import "berserk-rules/element";
import { say } from "berserk-rules/words";

init().then(() => {
  const board = new Board({ format: 1, cards: [{ id: "hag", name: "Mire hag", owner: 0, life: 5 }] });
  const { events } = board.applyEffect({ kind: "wound", target: "hag", amount: 2 });
  const said = events.map((event) => say(event, "en", () => "Mire hag"));
  document.getElementById("said").textContent =
    `${said.join(" ")} level ${board.stateSnapshot().cards[0].life.level}`;
  const element = document.createElement("berserk-board");
  element.scenario = board.exportScenario();
  document.querySelector("main").append(element);
});
