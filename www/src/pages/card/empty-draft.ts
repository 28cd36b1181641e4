import type { Field } from "../../elements/table-layout.ts";
import type { CardState, Cell, Player, Scenario } from "../../engine.ts";
import { type CardDraft, draftOf } from "./draft.ts";

/** A new card before anything is said of it: a creature in play, in the first cell that is free where there are cells. */
export function emptyDraft({ cards }: Scenario, field: Field | null, lying: readonly CardState[]): CardDraft {
  const owner: Player = 0;
  const taken = [...cards, ...lying].map(({ cell }) => cell ?? null);
  const cell = field === null ? null : freeCell(taken, field, owner);
  return draftOf({ id: "", name: "", owner, ...(cell === null ? {} : { cell }) });
}

/** Free both at the beginning and now: what is set up there is there when the steps have been played, too. */
function freeCell(taken: readonly (Cell | null)[], { rows, firstColumn, columns }: Field, owner: Player): Cell | null {
  for (const row of rows[owner] ?? []) {
    // One beyond those that are used will do too.
    for (let column = firstColumn; column <= firstColumn + columns; column++) {
      if (!taken.some((cell) => cell?.row === row && cell.column === column)) return { row, column };
    }
  }
  return null;
}
