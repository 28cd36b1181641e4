// Forty different cards, as a deckbuilder's player would write them: names and texts in Russian, our own words.

const self = "self";
const act = (id, text, cost, effects, target) => ({
  kind: "activated",
  id,
  text,
  cost,
  ...(target ? { target } : {}),
  effects,
});
const when = (id, on, text, effects, rest = {}) => ({ kind: "triggered", id, text, on, ...rest, effects });
const wound = (target, amount, by) => ({ kind: "wound", target, amount, ...(by ? { by } : {}) });
const heal = (target, amount) => ({ kind: "heal", target, amount });
const influence = { kind: "influence" };
const spell = { kind: "spell" };
const tap = { tapSelf: true };
const other = { other: true, hasLives: true };
const foe = { controller: "opponent", hasLives: true };

const card = (id, name, owner, life, strike, rest = {}) => ({ id, name, owner, life, strike, ...rest });
const at = (row, column) => ({ row, column });

const FIRST = [
  card("voevoda", "Воевода Ратибор", 0, 14, [2, 3, 4], {
    type: "hero",
    cell: at(1, 3),
    text: "Пока Ратибор в строю, дружина держится до последнего.",
    abilities: [
      act("rally", "Закрыть: соседнее существо получает одну дополнительную жизнь.", tap, [
        { kind: "addLives", target: "chosen", amount: 1 },
      ], { other: true, controller: "you", hasLives: true }),
    ],
  }),
  card("medved", "Бурый медведь", 0, 11, [2, 3, 5], { cell: at(3, 1), markers: { wounds: 2 } }),
  card("lekar", "Знахарка с болот", 0, 6, [0, 1, 1], {
    cell: at(1, 2),
    counters: 2,
    abilities: [
      act("herbs", "Закрыть, фишка: снять до трёх ран с выбранного существа.", { tapSelf: true, counters: 1 }, [
        heal("chosen", 3),
      ], { controller: "you", hasLives: true }),
      when("gather", "turnStart", "В начале своего хода получает фишку трав.", [
        { kind: "addCounters", target: self, amount: 1 },
      ], { controller: "you" }),
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
      act("forge", "Закрыть, 2 монеты: два существа под вашим началом получают по жизни.", {
        tapSelf: true,
        resources: { coins: 2 },
      }, [{ kind: "addLives", target: "chosen", amount: 1 }], { count: 2, controller: "you", optional: true }),
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
      act("lightning", "Закрыть, 3 фишки: молния – заклинание на 5 по выбранной карте.", {
        tapSelf: true,
        counters: 3,
      }, [wound("chosen", 5, spell)], other),
      act("prayer", "1 рана себе: получить фишку.", { wounds: 1 }, [{ kind: "addCounters", target: self, amount: 1 }]),
    ],
  }),
  card("shchit", "Щитоносец", 0, 10, [1, 2, 3], {
    cell: at(3, 2),
    abilities: [
      when("stand", "wounded", "Стойкость: после ранения получает дополнительную жизнь, если игрок захочет.", [
        { kind: "addLives", target: self, amount: 1 },
      ], { optional: true }),
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
      when("omen", "enter", "Войдя в игру, предвещает беду: выбранное существо теряет жизнь.", [
        { kind: "reduceLives", target: "chosen", amount: 1, by: influence },
      ], { target: { ...other, optional: true } }),
    ],
  }),
  card("vodyanoy", "Водяной", 0, 12, [2, 2, 4], {
    cell: at(3, 5),
    abilities: [
      act("drown", "Закрыть: добить существо, у которого осталось не больше трёх жизней.", tap, [
        { kind: "finishOff", target: "chosen", amount: 3, by: influence },
      ], { other: true, hasLives: true, maxLevel: 3 }),
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

const SECOND = [
  card("nekromant", "Некромант Мораг", 1, 12, [1, 2, 3], {
    type: "hero",
    cell: at(6, 3),
    abilities: [
      act("raise", "Закрыть, 3 монеты: поднять своё существо с кладбища с двумя жизнями.", {
        tapSelf: true,
        resources: { coins: 3 },
      }, [{ kind: "revive", target: "chosen", level: 2, controller: "you" }], {
        zone: "graveyard",
        controller: "you",
        type: "creature",
      }),
      when("harvest", "death", "За каждую смерть получает монету.", [
        { kind: "addResources", player: "you", resource: "coins", amount: 1 },
      ], { of: "other" }),
    ],
  }),
  card("skelet", "Скелет-алебардщик", 1, 6, [1, 2, 3], { cell: at(4, 2), markers: { lifeReductions: 1 } }),
  card("upyr", "Упырь", 1, 8, [1, 2, 4], {
    cell: at(4, 3),
    abilities: [
      when("thirst", "strike", "Жажда: нанеся удар, исцеляется на 1.", [heal(self, 1)]),
    ],
  }),
  card("vedma", "Ведьма Чернава", 1, 7, [0, 1, 2], {
    cell: at(6, 2),
    abilities: [
      act("curse", "Закрыть: порча – уменьшить жизнь выбранного существа на 2.", tap, [
        { kind: "reduceLives", target: "chosen", amount: 2, by: spell },
      ], other),
    ],
  }),
  card("gargulya", "Каменная горгулья", 1, 13, [2, 3, 3], {
    cell: at(5, 3),
    text: "Днём спит на карнизе, ночью срывается вниз.",
    abilities: [
      when("stone", "wounded", "Каменная кожа: снимает с себя одну из полученных ран.", [heal(self, 1)]),
    ],
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
      act("fire", "Фишка: бросить горшок с огнём – 2 раны двум разным картам.", { counters: 1 }, [
        wound("chosen", 2, influence),
      ], { count: 2, controller: "opponent", hasLives: true, optional: true }),
    ],
  }),
  card("prizrak", "Призрак утопленника", 1, 5, [1, 2, 2], {
    cell: at(5, 1),
    abilities: [
      when("haunt", "death", "После смерти возвращается владельцу в руку.", [
        { kind: "move", target: self, to: "hand" },
      ], { optional: true }),
    ],
  }),
  card("pauk", "Паук-тенётник", 1, 9, [1, 2, 3], {
    cell: at(5, 4),
    abilities: [
      act("web", "Закрыть и закрыть другую свою карту: опутать двух существ – они закрываются.", {
        tapSelf: true,
        tapOthers: 1,
      }, [{ kind: "tap", target: "chosen" }], { count: 2, controller: "opponent" }),
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
      act("sacrifice", "Закрыть: уничтожить своё существо, чтобы другое получило 3 жизни.", tap, [
        { kind: "destroy", target: "chosen", by: spell },
        { kind: "addLives", target: self, amount: 3 },
      ], { controller: "you", other: true, type: "creature" }),
    ],
  }),
  card("trup", "Восставший мертвец", 1, 7, [1, 2, 3], { zone: "graveyard" }),
  card("mumiya", "Мумия царя", 1, 10, [2, 2, 3], { zone: "graveyard", text: "Золото её гробницы проклято семижды." }),
  card("mysh", "Летучая мышь", 1, 3, [1, 1, 1], { zone: "hand" }),
  card("drakon", "Чёрный дракон", 1, 18, [4, 5, 7], {
    zone: "deck",
    abilities: [
      act("breath", "Закрыть: огненное дыхание – по 4 раны трём картам противника.", tap, [
        wound("chosen", 4, influence),
      ], { count: 3, controller: "opponent", hasLives: true, optional: true }),
    ],
  }),
  card("obelisk", "Обелиск скорби", 1, 12, 0, {
    type: "support",
    cell: at(6, 1),
    abilities: [
      when("grief", "healed", "Когда лечат чужую карту, она теряет одну жизнь.", [
        { kind: "reduceLives", target: "subject", amount: 1 },
      ], { of: "other", controller: "opponent" }),
    ],
  }),
  card("ten", "Тень без хозяина", 1, 4, [1, 1, 3], { cell: at(6, 5), controller: 0 }),
  card("mech", "Проклятый меч", 1, 2, [0, 1, 2], { type: "support", attachedTo: "upyr" }),
];

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
  cards: [...FIRST, ...SECOND],
};
