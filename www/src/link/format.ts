/**
 * The format of a scenario, as links of version 1 number it.
 *
 * A link holds places in these lists and no names, so nothing here may move or go: a word, a kind, a member that may
 * be left out joins at the end of its list, and links made before are read as ever. An older page that meets
 * something of the kind says that the link is newer than itself.
 */

import type { Shape } from "./shape.ts";
import {
  amounts,
  either,
  flag,
  integer,
  kind,
  kinds,
  known,
  list,
  may,
  need,
  object,
  oneOf,
  text,
  words,
} from "./shape.ts";

const CARD = known("card");
const ZONE = words("play", "graveyard", "hand", "deck", "removed");
const TYPE = words("creature", "hero", "support");
const SIDE = words("you", "opponent", "any");
const CAUSE_KIND = words("attack", "counterStrike", "spell", "influence", "ability", "cost", "poison", "other");
const CELL = object(need("row", integer), need("column", integer));
const CAUSE = object(need("kind", CAUSE_KIND), may("card", CARD), may("text", text));
const PLAYER = either(integer, words("you"));
const BLOW = either(words("weak", "medium", "strong", "miss"), integer);

/** Effects that name their cards in that way: by id, or by role in an ability. */
function effects(name: typeof CARD): Shape {
  const several = need("target", either(name, list(name)));
  const amount = need("amount", integer);
  const by = may("by", CAUSE);
  // An effect may hold effects, so its shape stands before it is whole.
  const effect: Shape = kinds(
    kind("wound", several, amount, by),
    kind("heal", several, amount, by),
    kind("addLives", several, amount, by),
    kind("reduceLives", several, amount, by),
    kind("setLives", several, need("level", integer), by),
    kind("removeLives", several, need("marker", words("extraLives", "lifeReductions")), amount, by),
    kind("destroy", several, by, may("to", words("graveyard", "hand", "deck", "removed"))),
    kind("finishOff", need("target", name), amount, by),
    kind("poison", several, amount),
    kind("cure", several),
    kind("addCounters", several, amount),
    kind("removeCounters", several, amount),
    kind("addResources", need("player", PLAYER), need("resource", known("resource")), amount),
    kind("tap", several),
    kind("untap", several),
    kind("attach", need("part", name), need("to", name)),
    kind("takeControl", several, need("player", PLAYER)),
    kind("revive", need("target", name), may("level", integer), may("controller", PLAYER), may("cell", CELL)),
    kind("move", several, need("to", ZONE), may("cell", CELL)),
    kind("search", need("player", PLAYER), need("name", known("name")), may("from", ZONE), may("to", ZONE)),
    kind("startTurn", need("player", integer)),
    kind("fight", may("strike", BLOW), may("counterStrike", BLOW)),
    kind("sequence", {
      name: "effects",
      needed: true,
      get shape() {
        return list(effect);
      },
    }),
  );
  return effect;
}

const ROLE = words("self", "chosen", "subject", "died", "killer", "attacker", "attacked", "defender");

const TARGET = object(
  may("count", integer),
  may("zone", ZONE),
  may("controller", SIDE),
  may("type", TYPE),
  may("partOfDied", flag),
  may("other", flag),
  may("hasLives", flag),
  may("maxLevel", integer),
  may("optional", flag),
);

const COST = object(
  may("tapSelf", flag),
  may("tapOthers", integer),
  may("counters", integer),
  may("wounds", integer),
  may("resources", amounts("resource")),
);

const DIED_FROM = object(
  may("kind", either(CAUSE_KIND, list(CAUSE_KIND))),
  may("controller", words("you", "opponent")),
  may("cardType", TYPE),
);

const ITS_ID = need("id", known("ability"));
const ITS_EFFECTS = need("effects", list(effects(ROLE)));

const ABILITY = kinds(
  kind("activated", ITS_ID, may("text", text), need("cost", COST), may("target", TARGET), ITS_EFFECTS),
  kind(
    "triggered",
    ITS_ID,
    may("text", text),
    need("on", words("death", "strike", "wounded", "healed", "enter", "turnStart")),
    may("of", words("self", "other", "any")),
    may("controller", SIDE),
    may("diedFrom", DIED_FROM),
    may("optional", flag),
    may("target", TARGET),
    ITS_EFFECTS,
  ),
);

const CARD_SETUP = object(
  need("id", CARD),
  need("name", known("name")),
  need("owner", integer),
  may("controller", integer),
  may("life", integer),
  may("strike", either(integer, list(integer))),
  may("type", TYPE),
  may("zone", ZONE),
  may("cell", CELL),
  may("orientation", words("upright", "tapped")),
  may("markers", object(may("wounds", integer), may("extraLives", integer), may("lifeReductions", integer))),
  may("counters", integer),
  may("poison", integer),
  may("attachedTo", CARD),
  may("text", text),
  may("image", text),
  may("abilities", list(ABILITY)),
);

const STEP = oneOf(
  need("effect", effects(CARD)),
  need(
    "action",
    kinds(
      kind(
        "ability",
        need("card", CARD),
        need("ability", known("ability")),
        may("targets", list(CARD)),
        may("tap", list(CARD)),
      ),
      kind("strike", need("card", CARD), need("target", CARD)),
      kind("defend", need("card", CARD)),
    ),
  ),
  need("choice", object(need("pending", integer), may("targets", list(CARD)), may("decline", flag))),
);

/** A scenario with its steps. */
export const SCENARIO = object(
  need("format", integer),
  may("edition", words("heroes", "classic")),
  may("players", list(object(may("name", text), may("resources", amounts("resource"))))),
  may("activePlayer", integer),
  need("cards", list(CARD_SETUP)),
  may("title", text),
  may("notes", text),
  may("illustrative", flag),
  may("steps", list(STEP)),
);
