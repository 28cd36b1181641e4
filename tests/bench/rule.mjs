// The same rules as plain JavaScript, for those that change a state by a function of ours: what is named is on the board,
// in play and with lives (504.3); a card whose level is 0 goes to its owner's graveyard at once (505.1); a strike is for
// upright cards (506.1). They know no triggers, merged creatures, waiting choices, causes or bounds, which the engine
// checks on every step.

const refused = (code, clause, card) => ({
  ok: false,
  refusal: { code, rule: clause && { edition: "heroes", clause }, params: { card } },
});

/** A card by its id, as immer's own examples look things up. */
const byId = (state, id) => state.cards.find((card) => card.id === id);

export const wound = (state, id, amount) => woundCard(state, byId(state, id), amount);
export const strike = (state, id, struck) => declare(state, byId(state, id), byId(state, struck));

/** The same for who knows where in the list the card lies, and needs no look at the others. */
export const woundAt = (state, place, amount) => woundCard(state, state.cards[place], amount);
export const strikeAt = (state, place, struck) => declare(state, state.cards[place], state.cards[struck]);

function woundCard(state, card, amount) {
  if (card === undefined) return refused("unknownCard", null, null);
  const { id, zone, life } = card;
  if (zone !== "play") return refused("notInPlay", null, id);
  if (life === null) return refused("noLives", null, id);
  const { markers } = card;
  markers.wounds += amount;
  life.level = life.starting + markers.extraLives - markers.lifeReductions - markers.wounds;
  const { level } = life;
  const rule = { edition: "heroes", clause: "504.3" };
  const events = [{ rule, kind: "wounded", card: id, amount, level, by: null }];
  if (level <= 0) destroy(card, events);
  state.revision += 1;
  return { ok: true, revision: state.revision, events };
}

function destroy(card, events) {
  const { id, cell } = card;
  const rule = { edition: "heroes", clause: "505.1" };
  events.push({ rule, kind: "destroyed", card: id, diedFrom: null, cell, parts: [] });
  events.push({ rule, kind: "moved", card: id, from: "play", to: "graveyard" });
  card.zone = "graveyard";
  card.cell = null;
  card.orientation = "upright";
  card.controller = card.owner;
  card.markers = { wounds: 0, extraLives: 0, lifeReductions: 0 };
  card.counters = 0;
  card.poison = 0;
  card.life.level = card.life.starting;
}

function declare(state, card, target) {
  if (card === undefined || target === undefined) return refused("unknownCard", null, null);
  if (card.zone !== "play") return refused("notInPlay", null, card.id);
  if (card.orientation !== "upright") return refused("cardTapped", "506.1", card.id);
  if (target.zone !== "play") return refused("notInPlay", null, target.id);
  state.combat = { attacker: card.id, target: target.id, defender: null };
  state.revision += 1;
  return { ok: true, revision: state.revision, events: [] };
}
