// The cards of the second player: names and texts as a player would write them, our own words.

import { act, at, card, heal, influence, other, self, spell, tap, when, wound } from "./write.mjs";

export const HORDE = [
  card("nekromant", "Некромант Мораг", 1, 12, [1, 2, 3], {
    type: "hero",
    cell: at(6, 3),
    abilities: [
      act(
        "raise",
        "Закрыть, 3 монеты: поднять своё существо с кладбища с двумя жизнями.",
        {
          tapSelf: true,
          resources: { coins: 3 },
        },
        [{ kind: "revive", target: "chosen", level: 2, controller: "you" }],
        {
          zone: "graveyard",
          controller: "you",
          type: "creature",
        },
      ),
      when(
        "harvest",
        "death",
        "За каждую смерть получает монету.",
        [{ kind: "addResources", player: "you", resource: "coins", amount: 1 }],
        { of: "other" },
      ),
    ],
  }),
  card("skelet", "Скелет-алебардщик", 1, 6, [1, 2, 3], { cell: at(4, 2), markers: { lifeReductions: 1 } }),
  card("upyr", "Упырь", 1, 8, [1, 2, 4], {
    cell: at(4, 3),
    abilities: [when("thirst", "strike", "Жажда: нанеся удар, исцеляется на 1.", [heal(self, 1)])],
  }),
  card("vedma", "Ведьма Чернава", 1, 7, [0, 1, 2], {
    cell: at(6, 2),
    abilities: [
      act(
        "curse",
        "Закрыть: порча – уменьшить жизнь выбранного существа на 2.",
        tap,
        [{ kind: "reduceLives", target: "chosen", amount: 2, by: spell }],
        other,
      ),
    ],
  }),
  card("gargulya", "Каменная горгулья", 1, 13, [2, 3, 3], {
    cell: at(5, 3),
    text: "Днём спит на карнизе, ночью срывается вниз.",
    abilities: [when("stone", "wounded", "Каменная кожа: снимает с себя одну из полученных ран.", [heal(self, 1)])],
  }),
  card("zmeya", "Болотная гадюка", 1, 4, [1, 1, 1], {
    cell: at(4, 4),
    abilities: [
      when("venom", "strike", "Яд: задетая карта отравлена на 3.", [{ kind: "poison", target: "attacked", amount: 3 }]),
    ],
  }),
  card("ogr", "Огр-людоед", 1, 15, [3, 4, 5], { cell: at(4, 1), markers: { wounds: 5 } }),
  card("goblin", "Гоблин-поджигатель", 1, 5, [1, 1, 2], {
    cell: at(5, 2),
    counters: 1,
    abilities: [
      act(
        "fire",
        "Фишка: бросить горшок с огнём – 2 раны двум разным картам.",
        { counters: 1 },
        [wound("chosen", 2, influence)],
        { count: 2, controller: "opponent", hasLives: true, optional: true },
      ),
    ],
  }),
  card("prizrak", "Призрак утопленника", 1, 5, [1, 2, 2], {
    cell: at(5, 1),
    abilities: [
      when(
        "haunt",
        "death",
        "После смерти возвращается владельцу в руку.",
        [{ kind: "move", target: self, to: "hand" }],
        { optional: true },
      ),
    ],
  }),
  card("pauk", "Паук-тенётник", 1, 9, [1, 2, 3], {
    cell: at(5, 4),
    abilities: [
      act(
        "web",
        "Закрыть и закрыть другую свою карту: опутать двух существ – они закрываются.",
        {
          tapSelf: true,
          tapOthers: 1,
        },
        [{ kind: "tap", target: "chosen" }],
        { count: 2, controller: "opponent" },
      ),
    ],
  }),
  card("demon", "Пламенный демон", 1, 12, [2, 4, 5], {
    cell: at(5, 5),
    abilities: [
      when("blaze", "death", "Взрыв: умирая, наносит по 3 раны убийце и себе.", [
        { kind: "sequence", effects: [wound("killer", 3, spell), { kind: "cure", target: "killer" }] },
      ]),
    ],
  }),
  card("sobaka", "Гончая мора", 1, 6, [1, 2, 2], { cell: at(4, 5), orientation: "tapped" }),
  card("zhrec", "Жрец пепла", 1, 8, [1, 1, 2], {
    cell: at(6, 4),
    abilities: [
      act(
        "sacrifice",
        "Закрыть: уничтожить своё существо, чтобы другое получило 3 жизни.",
        tap,
        [
          { kind: "destroy", target: "chosen", by: spell },
          { kind: "addLives", target: self, amount: 3 },
        ],
        { controller: "you", other: true, type: "creature" },
      ),
    ],
  }),
  card("trup", "Восставший мертвец", 1, 7, [1, 2, 3], { zone: "graveyard" }),
  card("mumiya", "Мумия царя", 1, 10, [2, 2, 3], { zone: "graveyard", text: "Золото её гробницы проклято семижды." }),
  card("mysh", "Летучая мышь", 1, 3, [1, 1, 1], { zone: "hand" }),
  card("drakon", "Чёрный дракон", 1, 18, [4, 5, 7], {
    zone: "deck",
    abilities: [
      act(
        "breath",
        "Закрыть: огненное дыхание – по 4 раны трём картам противника.",
        tap,
        [wound("chosen", 4, influence)],
        { count: 3, controller: "opponent", hasLives: true, optional: true },
      ),
    ],
  }),
  card("obelisk", "Обелиск скорби", 1, 12, 0, {
    type: "support",
    cell: at(6, 1),
    abilities: [
      when(
        "grief",
        "healed",
        "Когда лечат чужую карту, она теряет одну жизнь.",
        [{ kind: "reduceLives", target: "subject", amount: 1 }],
        { of: "other", controller: "opponent" },
      ),
    ],
  }),
  card("ten", "Тень без хозяина", 1, 4, [1, 1, 3], { cell: at(6, 5), controller: 0 }),
  card("mech", "Проклятый меч", 1, 2, [0, 1, 2], { type: "support", attachedTo: "upyr" }),
];
