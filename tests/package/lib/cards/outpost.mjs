// The cards of the first player: names and texts as a player would write them, our own words.

import { act, at, card, foe, heal, influence, other, self, spell, tap, when, wound } from "./write.mjs";

export const OUTPOST = [
  card("voevoda", "Воевода Ратибор", 0, 14, [2, 3, 4], {
    type: "hero",
    cell: at(1, 3),
    text: "Пока Ратибор в строю, дружина держится до последнего.",
    abilities: [
      act(
        "rally",
        "Закрыть: соседнее существо получает одну дополнительную жизнь.",
        tap,
        [{ kind: "addLives", target: "chosen", amount: 1 }],
        { other: true, controller: "you", hasLives: true },
      ),
    ],
  }),
  card("medved", "Бурый медведь", 0, 11, [2, 3, 5], { cell: at(3, 1), markers: { wounds: 2 } }),
  card("lekar", "Знахарка с болот", 0, 6, [0, 1, 1], {
    cell: at(1, 2),
    counters: 2,
    abilities: [
      act(
        "herbs",
        "Закрыть, фишка: снять до трёх ран с выбранного существа.",
        { tapSelf: true, counters: 1 },
        [heal("chosen", 3)],
        { controller: "you", hasLives: true },
      ),
      when(
        "gather",
        "turnStart",
        "В начале своего хода получает фишку трав.",
        [{ kind: "addCounters", target: self, amount: 1 }],
        { controller: "you" },
      ),
    ],
  }),
  card("luchnik", "Лучник заставы", 0, 6, [1, 1, 2], {
    cell: at(2, 2),
    abilities: [
      act("shot", "Закрыть: выстрел на 2 по любой карте противника.", tap, [wound("chosen", 2, influence)], foe),
    ],
  }),
  card("kuznec", "Кузнец Твердила", 0, 8, [1, 2, 2], {
    cell: at(2, 4),
    abilities: [
      act(
        "forge",
        "Закрыть, 2 монеты: два существа под вашим началом получают по жизни.",
        {
          tapSelf: true,
          resources: { coins: 2 },
        },
        [{ kind: "addLives", target: "chosen", amount: 1 }],
        { count: 2, controller: "you", optional: true },
      ),
    ],
  }),
  card("oboroten", "Оборотень из чащи", 0, 9, [1, 3, 4], {
    cell: at(3, 3),
    abilities: [
      when("feed", "death", "Когда от удара оборотня гибнет существо, он исцеляется на 2.", [heal(self, 2)], {
        of: "other",
        diedFrom: { kind: ["attack", "counterStrike"], controller: "you" },
      }),
    ],
  }),
  card("rusalka", "Русалка", 0, 7, [1, 1, 2], {
    cell: at(2, 5),
    abilities: [
      act("song", "Закрыть: песня усыпляет существо – оно закрывается.", tap, [{ kind: "tap", target: "chosen" }], foe),
    ],
  }),
  card("strelec", "Меткий Стоян", 0, 7, 2, {
    cell: at(1, 4),
    poison: 1,
    abilities: [
      when("barb", "strike", "Зазубренные стрелы: отравляет на 1 того, кого ранил.", [
        { kind: "poison", target: "attacked", amount: 1 },
      ]),
    ],
  }),
  card("drevo", "Древний дуб", 0, 15, [0, 1, 2], {
    type: "support",
    cell: at(1, 1),
    text: "Не ходит и не бьёт первым; птицы вьют гнёзда в его ветвях.",
  }),
  card("volkhv", "Волхв Белоглаз", 0, 8, [1, 1, 3], {
    cell: at(1, 5),
    counters: 3,
    abilities: [
      act(
        "lightning",
        "Закрыть, 3 фишки: молния – заклинание на 5 по выбранной карте.",
        {
          tapSelf: true,
          counters: 3,
        },
        [wound("chosen", 5, spell)],
        other,
      ),
      act("prayer", "1 рана себе: получить фишку.", { wounds: 1 }, [{ kind: "addCounters", target: self, amount: 1 }]),
    ],
  }),
  card("shchit", "Щитоносец", 0, 10, [1, 2, 3], {
    cell: at(3, 2),
    abilities: [
      when(
        "stand",
        "wounded",
        "Стойкость: после ранения получает дополнительную жизнь, если игрок захочет.",
        [{ kind: "addLives", target: self, amount: 1 }],
        { optional: true },
      ),
    ],
  }),
  card("razved", "Разведчица Искра", 0, 5, [1, 1, 1], { cell: at(3, 4), orientation: "tapped" }),
  card("bogatyr", "Богатырь Святогор", 0, 16, [3, 4, 6], { zone: "hand" }),
  card("skomoroh", "Скоморох", 0, 6, [1, 1, 2], {
    zone: "deck",
    text: "Его шутки злее стрел, а пляска – хитрее засады.",
  }),
  card("voron", "Вещий ворон", 0, 4, [1, 1, 1], {
    zone: "graveyard",
    abilities: [
      when(
        "omen",
        "enter",
        "Войдя в игру, предвещает беду: выбранное существо теряет жизнь.",
        [{ kind: "reduceLives", target: "chosen", amount: 1, by: influence }],
        { target: { ...other, optional: true } },
      ),
    ],
  }),
  card("vodyanoy", "Водяной", 0, 12, [2, 2, 4], {
    cell: at(3, 5),
    abilities: [
      act(
        "drown",
        "Закрыть: добить существо, у которого осталось не больше трёх жизней.",
        tap,
        [{ kind: "finishOff", target: "chosen", amount: 3, by: influence }],
        { other: true, hasLives: true, maxLevel: 3 },
      ),
    ],
  }),
  card("domovoy", "Домовой", 0, 5, [0, 1, 1], { zone: "hand" }),
  card("plashch", "Плащ-невидимка", 0, 1, 0, { type: "support", attachedTo: "oboroten" }),
  card("pchely", "Рой пчёл", 0, 3, [1, 1, 1], {
    cell: at(2, 1),
    abilities: [
      when("sting", "death", "Умирая, жалит убийцу: отравление на 2.", [
        { kind: "poison", target: "killer", amount: 2 },
      ]),
    ],
  }),
  card("bereginya", "Берегиня", 0, 9, [1, 2, 2], {
    cell: at(2, 3),
    markers: { extraLives: 2 },
    abilities: [
      when("spring", "turnStart", "Живая вода: в начале хода лечит себя на 1.", [heal(self, 1)], { controller: "you" }),
    ],
  }),
];
