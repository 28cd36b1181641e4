// Forty different cards with names and texts in Russian, as a table of two players would hold them.
import { HORDE } from "./cards/horde.mjs";
import { OUTPOST } from "./cards/outpost.mjs";

/** The set-up. */
export const forty = {
  format: 1,
  edition: "classic",
  title: "Осада заставы: пятый ход",
  notes: "Ходит второй игрок. Вопрос: можно ли спасти воеводу?",
  players: [
    { name: "Застава", resources: { coins: 6 } },
    { name: "Орда Морага", resources: { coins: 5 } },
  ],
  activePlayer: 1,
  cards: [...OUTPOST, ...HORDE],
};
