import { expect, type Locator, type Page } from "@playwright/test";
import type { Snapshot, Zone } from "../../www/generated/types.ts";
import type { BerserkBoard } from "../../www/src/elements/index.ts";

/** How a card looks, whether read off the screen or worked out from a snapshot. */
export interface Look {
  readonly name: string;
  readonly level: string | null;
  readonly starting: string | null;
  readonly strike: string | null;
  readonly piles: Readonly<Record<string, string>>;
  /** Names of the cards under it. */
  readonly parts: string;
  /** Degrees to the right that the card itself is turned. */
  readonly turn: number;
  /** Degrees that its marker stacks and figures are turned, all told. */
  readonly figures: number;
}

export interface Screen {
  readonly inPlay: Readonly<Record<string, Look>>;
  /** Cards in each pile, by player and zone. */
  readonly heaps: Readonly<Record<string, number>>;
}

const PILES = ["deck", "hand", "graveyard"] as const satisfies readonly Zone[];

/** The practice board as a reader sees and works it. */
export class Table {
  readonly page: Page;
  readonly board: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.locator("main berserk-board");
  }

  async open(sample: string): Promise<void> {
    await this.page.goto(`./?sample=${sample}`);
    await expect(this.board.locator(".tabletop")).toBeVisible();
  }

  place(id: string): Locator {
    return this.board.locator(`.place[data-card="${id}"]`);
  }

  /** The button that a place is. */
  grip(id: string): Locator {
    return this.board.locator(`.grip[data-card="${id}"]`);
  }

  effect(name: string): Locator {
    return this.board.locator(`[data-effect="${name}"]`);
  }

  action(kind: string): Locator {
    return this.board.locator(`[data-action="${kind}"]`);
  }

  get panel(): Locator {
    return this.board.locator(".panel");
  }

  get notice(): Locator {
    return this.board.locator(".notice");
  }

  get next(): Locator {
    return this.board.locator(".next");
  }

  /** The newest of what was played or tried where the game is. */
  get latest(): Locator {
    return this.board.locator(".story .here[data-told]").last();
  }

  /** The line of a step in the history; 0 is the set-up. */
  line(revision: number): Locator {
    return this.board.locator(`.story .line[data-revision="${revision}"]`);
  }

  /** What is pressed to go there. */
  go(revision: number): Locator {
    return this.line(revision).locator(".go");
  }

  get announcer(): Locator {
    return this.board.locator("[part=announcer]");
  }

  /** What is looked at before it is played, in words beside its control. */
  get foretold(): Locator {
    return this.board.locator(".foretold");
  }

  /** Where it is said to those who hear the board. */
  get foreteller(): Locator {
    return this.board.locator("[part=foreteller]");
  }

  /** The list of keys. */
  get keys(): Locator {
    return this.board.locator(".key-list");
  }

  get undo(): Locator {
    return this.board.locator(".steps .undo");
  }

  async setAmount(amount: number): Promise<void> {
    const field = this.board.locator("#amount");
    await field.fill(String(amount));
    await field.press("Tab");
  }

  async snapshot(): Promise<Snapshot> {
    // After a reload it takes a moment to lie there again.
    await expect(this.board.locator(".tabletop")).toBeVisible();
    return this.board.evaluate((board: BerserkBoard) => {
      if (board.board === null) throw new Error("there is no board on the table");
      return board.board.stateSnapshot();
    });
  }

  async card(id: string): Promise<Snapshot["cards"][number]> {
    const found = (await this.snapshot()).cards.find((card) => card.id === id);
    if (found === undefined) throw new Error(`no card ${id}`);
    return found;
  }

  /** What is on the screen, read off the drawn elements. */
  screen(): Promise<Screen> {
    return this.board.evaluate((board: BerserkBoard) => {
      const root = board.shadowRoot;
      if (root === null) throw new Error("the board has drawn nothing");
      const turned = (...elements: (Element | null)[]) => {
        const all = new DOMMatrix();
        for (const element of elements) {
          if (element !== null) all.multiplySelf(new DOMMatrix(getComputedStyle(element).transform));
        }
        return Math.round((Math.atan2(all.b, all.a) * 180) / Math.PI);
      };
      const looks = [...root.querySelectorAll<HTMLElement>(".tabletop :is(.row:not(.small), .cells) .place")].map(
        (place) => {
          const card = place.querySelector("berserk-card")?.shadowRoot;
          if (!card) throw new Error("a place without a card");
          const text = (selector: string) => card.querySelector(selector)?.textContent?.trim() ?? null;
          const sheet = card.querySelector(".turned");
          const upright = [".level", ".strike", ".piles"].map((selector) => card.querySelector(selector));
          const figures = upright.filter((element) => element !== null).map((element) => turned(sheet, element));
          const piles = [...card.querySelectorAll<HTMLElement>("[data-pile]")].map((pile) => [
            pile.dataset.pile ?? "",
            pile.querySelector(".count")?.textContent ?? "",
          ]);
          const look = {
            name: text(".name") ?? "",
            level: text(".now"),
            starting: text(".start")?.replace("/", "") ?? null,
            strike: text(".strike"),
            piles: Object.fromEntries(piles),
            parts: text(".parts")?.replace("+ ", "") ?? "",
            turn: turned(sheet),
            figures: Math.max(...figures.map(Math.abs)),
          };
          return [place.dataset.card ?? "", look] as const;
        },
      );
      const heaps = [...root.querySelectorAll<HTMLElement>(".heap-button")].map((heap) => {
        const player = heap.closest<HTMLElement>(".side")?.dataset.player ?? "";
        return [`${player} ${heap.dataset.zone}`, Number(heap.querySelector(".heap-count")?.textContent)] as const;
      });
      return { inPlay: Object.fromEntries(looks), heaps: Object.fromEntries(heaps) };
    });
  }

  /** What should be on the screen. */
  async expectedScreen(): Promise<Screen> {
    const { cards, players } = await this.snapshot();
    const inPlay = cards.filter((card) => card.zone === "play" && card.attachedTo === null);
    const looks = inPlay.map((card) => {
      const counts = { ...card.markers, counters: card.counters, poison: card.poison };
      const look: Look = {
        name: card.name,
        level: card.life === null ? null : String(card.life.level),
        starting: card.life === null ? null : String(card.life.starting),
        strike: card.strike === null ? null : [card.strike].flat().join("-"),
        piles: Object.fromEntries(
          Object.entries(counts).flatMap(([pile, count]) => (count > 0 ? [[pile, String(count)]] : [])),
        ),
        parts: card.names.slice(1).join(", "),
        turn: card.orientation === "tapped" ? 90 : 0,
        figures: 0,
      };
      return [card.id, look] as const;
    });
    const heaps = players.flatMap((_, player) =>
      PILES.map(
        (zone) =>
          [`${player} ${zone}`, cards.filter((card) => card.zone === zone && card.owner === player).length] as const,
      ),
    );
    return { inPlay: Object.fromEntries(looks), heaps: Object.fromEntries(heaps) };
  }

  /** Nothing on the screen differs from the engine's snapshot. */
  async agrees(): Promise<void> {
    await expect(async () => {
      const [seen, expected] = [await this.screen(), await this.expectedScreen()];
      const heaps = Object.fromEntries(Object.keys(expected.heaps).map((key) => [key, seen.heaps[key]]));
      expect({ ...seen, heaps }).toEqual(expected);
    }).toPass();
  }

  /** Presses Tab (or Shift+Tab) until the element has the focus, as somebody without a mouse does. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await target.evaluate((element) => {
        const root = element.getRootNode();
        return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
      });
      if (focused) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`the Tab key does not come to ${target}`);
  }

  /** Presses arrows until the card has the focus. */
  async arrowTo(id: string): Promise<void> {
    const focused = () =>
      this.board.evaluate((board) => (board.shadowRoot?.activeElement as HTMLElement | null)?.dataset.card);
    await this.page.keyboard.press("Home");
    const { cards } = await this.snapshot();
    for (let presses = 0; presses <= cards.length; presses++) {
      if ((await focused()) === id) return;
      const before = await focused();
      await this.page.keyboard.press("ArrowRight");
      if ((await focused()) === before) {
        await this.page.keyboard.press("ArrowDown");
        let left = await focused();
        for (;;) {
          await this.page.keyboard.press("ArrowLeft");
          const now = await focused();
          if (now === left) break;
          left = now;
        }
      }
    }
    throw new Error(`the arrows do not come to ${id}`);
  }
}

/** The line lies within the part of the history that is scrolled to, wherever the page is. */
export async function inSight(table: Table, revision: number): Promise<void> {
  const isWithin = () =>
    table.go(revision).evaluate((go) => {
      const list = go.closest(".course")?.getBoundingClientRect();
      const { top, bottom } = go.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  await expect.poll(isWithin).toBe(true);
}
