import type { Game } from "./game.ts";
import type { Seat } from "./hands.ts";
import { STORY_PAGE } from "./story.ts";
import type { Hands } from "./view.ts";

type StoryHands = Pick<Hands, "showEarlier" | "showLater" | "lookAt" | "goTo" | "goOnFrom" | "rejoin">;

/** What a player can do in the story: look further, and go to its places. `have` has the game do something. */
export function storyHands(seat: Seat, have: <Done>(act: (game: Game) => Done) => Done | null): StoryHands {
  const go = (act: (game: Game) => boolean): boolean => {
    seat.picking = null;
    if (!have(act)) return false;
    seat.notice = null;
    return true;
  };
  return {
    showEarlier() {
      seat.toldShown += STORY_PAGE;
    },
    showLater() {
      seat.laterShown += STORY_PAGE;
    },
    lookAt(revision) {
      seat.line = revision;
    },
    goTo(revision) {
      go((game) => game.goTo(revision));
    },
    goOnFrom(revision) {
      if (!go((game) => game.goOnFrom(revision))) return;
      if (seat.game !== null) seat.notice = { goesOn: seat.game.course.present, left: seat.game.left };
      seat.focusNext = ".grip[tabindex='0']";
    },
    rejoin() {
      seat.selected = null;
      go((game) => game.rejoin());
    },
  };
}
