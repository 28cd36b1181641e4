/**
 * Words that texts of cards are made of: what stands here takes two bytes of a link or three. The likeliest come last,
 * since what is nearest is the shortest to point to.
 *
 * Of links of version 1: not one letter may change.
 */
import { writeText } from "./letters.ts";

const ENGLISH =
  " players player's resources coins markers spell influence ability cause counterstrike attacker defender attached to" +
  " extra life extra lives life reductions life level at most the owner's hand the graveyard from the deck out of the game" +
  " instead of without more than until the end of the turn at the start of your turn, its controller may another card" +
  " each creature each other all creatures enemy creatures your opponent's cards cannot if this creature is tapped, untap it." +
  " destroy it. returns to play poisons strikes back. When it strikes, When this creature dies, When another creature dies," +
  " takes a counter, remove a counter: gets wounds from the chosen creature. deals 2 wounds to the chosen card." +
  " heal 2 wounds. Tap, 2 counters: Tap: deal 1 wound to the chosen creature.";

const RUSSIAN =
  " Воин Маг Лучник Страж Рыцарь Король Дракон Тролль Гном Эльф Демон Призрак Жрец Охотник Зверь Дух Тень Ведьма" +
  " города леса гор степи болот ночи смерти крови огня льда тьмы чёрный белый старый великий проклятый" +
  " игрока игрок монету монеты ресурсов колоды колоду из колоды владельца владельцу в руку из игры из боя в игру, вернуть в игру" +
  " кладбища на кладбище с кладбища соседнее соседних летающее ряду клетку клетке герой героя опора" +
  " вместо этого больше не может если любой любую каждое каждая каждый всех всем одного одну" +
  " двух трёх три два один раз за ход до конца хода, до трёх пока во время боя при атаке защитник атакующий защиту" +
  " яд отравить отравлен отравление на броня магия колдовство заклинание на воздействие на особый удар на сильный удар" +
  " простой удар средний удар слабый удар выстрел на разряд на метание на лечение на добивание на" +
  " противника противнику вражеское существо вражеской карте своё существо своего существа другое существо другой карты" +
  " существа получают существо погибает убийца убийце убивший уничтожить уничтожает жертву добить существо" +
  " жизней уменьшить жизнь снижает жизнь на теряет жизнь дополнительные жизни дополнительную жизнь." +
  " снять ран исцеляет исцеляется на излечить от удара ранения ранив нанеся удар, получив рану, наносит рану наносит 2 раны" +
  " Входя в игру, Умирая, Когда погибает другое существо, Когда умирает После смерти После атаки" +
  " В начале своего хода В начале хода получает фишку снять фишку: 2 фишки: все фишки фишек" +
  " открывается открыть закрыться закрывается закрытое существо открытое существо на выбранную карту выбранной карте выбранное существо" +
  " выбранного существа получает дополнительную жизнь. Закрыть, фишка: Закрыть, 2 монеты: Закрыть: заклинание – Закрыть: нанести 2 раны выбранному существу";

const bytes: number[] = [];
writeText(ENGLISH + RUSSIAN, bytes);

export const WORDS = Uint8Array.from(bytes);
