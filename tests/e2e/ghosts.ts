import type { Look, Screen, Table } from "./table.ts";

/** What is drawn over a card of what would become of it. */
interface Drawn {
  readonly level: string | null;
  readonly piles: Readonly<Record<string, string>>;
  readonly turns: boolean;
  readonly goes: boolean;
  readonly signs: readonly string[];
}

interface Haunting {
  readonly cards: Readonly<Record<string, Drawn>>;
  /** Counts that piles of cards would have, by player and zone. */
  readonly heaps: Readonly<Record<string, number>>;
}

/** The ghosts on the screen, read off the drawn elements. */
export function haunting(table: Table): Promise<Haunting> {
  return table.board.evaluate((board) => {
    const root = board.shadowRoot;
    if (root === null) throw new Error("the board has drawn nothing");
    const cards = [...root.querySelectorAll<HTMLElement>(".tabletop .place")].flatMap((place) => {
      const card = place.querySelector("berserk-card")?.shadowRoot;
      const piles = [...(card?.querySelectorAll<HTMLElement>("[data-pile]") ?? [])].flatMap((pile) => {
        const later = pile.querySelector(".later")?.textContent;
        return later ? [[pile.dataset.pile ?? "", later]] : [];
      });
      const drawn = {
        level: card?.querySelector<HTMLElement>(".then")?.dataset.then ?? null,
        piles: Object.fromEntries(piles),
        turns: card?.querySelector(".outline") != null,
        goes: card?.querySelector(".going") != null,
        signs: [...(card?.querySelectorAll(".signs > span") ?? [])].map((sign) => sign.textContent ?? ""),
      };
      const nothing =
        drawn.level === null && piles.length === 0 && !drawn.turns && !drawn.goes && drawn.signs.length === 0;
      return nothing ? [] : [[place.dataset.card ?? "", drawn] as const];
    });
    const heaps = [...root.querySelectorAll<HTMLElement>(".heap-button:has(.later)")].map((heap) => {
      const player = heap.closest<HTMLElement>(".side")?.dataset.player ?? "";
      return [`${player} ${heap.dataset.zone}`, Number(heap.querySelector(".later")?.textContent)] as const;
    });
    return { cards: Object.fromEntries(cards), heaps: Object.fromEntries(heaps) };
  });
}

function afterwards(look: Look, drawn: Drawn | undefined): Look {
  if (drawn === undefined) return look;
  const piles = Object.entries({ ...look.piles, ...drawn.piles }).filter(([, count]) => count !== "0");
  return {
    ...look,
    level: drawn.level ?? look.level,
    piles: Object.fromEntries(piles),
    turn: drawn.turns ? 90 - look.turn : look.turn,
  };
}

/** The screen as it would be if the ghosts were right. */
export function foreseen(screen: Screen, { cards, heaps }: Haunting): Screen {
  const stay = Object.entries(screen.inPlay).filter(([id]) => !cards[id]?.goes);
  return {
    inPlay: Object.fromEntries(stay.map(([id, look]) => [id, afterwards(look, cards[id])])),
    heaps: { ...screen.heaps, ...heaps },
  };
}
