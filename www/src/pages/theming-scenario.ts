import type { Scenario } from "../engine.ts";

/** A drawing of our own, so that the picture's part can be seen too. */
export const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 106 88'%3E%3Crect width='106' height='88' fill='%23b9c7c2'/%3E%3Cpath d='M0 88L30 34L52 66L70 44L106 88Z' fill='%23546b62'/%3E%3Ccircle cx='78' cy='24' r='11' fill='%23f2dca6'/%3E%3C/svg%3E";

/** A table on which most parts are there at once: every kind of marker, a merged card, a pile of each kind, a combat. */
export const DISPLAY: Scenario = {
  format: 1,
  cards: [
    { id: "nomad", name: "Кочевник", owner: 0, life: 8, strike: [1, 2, 3], markers: { wounds: 3 } },
    { id: "troll", name: "Тролль", owner: 0, life: 12, strike: [2, 3, 4], image: PICTURE },
    { id: "module", name: "Модуль", owner: 0, life: 4, strike: 1, attachedTo: "troll" },
    {
      id: "ghoul",
      name: "Гуль",
      owner: 1,
      life: 8,
      strike: [1, 2, 3],
      orientation: "tapped",
      markers: { wounds: 2, lifeReductions: 1 },
      counters: 2,
      poison: 1,
    },
    { id: "vail", name: "Вайл", owner: 1, life: 9, strike: [1, 1, 4], markers: { extraLives: 2 } },
    { id: "squire", name: "Оруженосец", owner: 1, life: 5, strike: 1, text: "Закрыт, пока жив Вайл." },
    { id: "drawn", name: "Лучник", owner: 0, zone: "hand", life: 6, strike: 2 },
    { id: "fallen", name: "Копейщик", owner: 0, zone: "graveyard", life: 7, strike: 2 },
    { id: "gone", name: "Харон", owner: 1, zone: "removed", life: 8, strike: [1, 1, 2] },
  ],
  steps: [{ action: { kind: "strike", card: "nomad", target: "vail" } }],
};
