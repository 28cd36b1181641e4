import { html, type TemplateResult } from "lit";
import type { Texts } from "../i18n/index.ts";

type Members = Readonly<Record<string, unknown>>;

/** No engine has read the scenario, so anything may stand anywhere in it. */
const membersOf = (value: unknown): Members => (typeof value === "object" && value !== null ? (value as Members) : {});
const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);
const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
const sideOf = ({ controller, owner }: Members) => numberOf(controller) ?? numberOf(owner) ?? 0;

/** More would be no help to the eye. */
const MOST = 200;

function card(it: Members, isHost: boolean, { language }: Texts): TemplateResult {
  const { wounds, extraLives, lifeReductions } = membersOf(it.markers);
  // What a merged creature's lives come to is for the engine to say (R31).
  return html`<berserk-card lang=${language} .name=${it.name} .type=${it.type} .life=${isHost ? null : it.life}
    .strike=${isHost ? null : it.strike} .wounds=${wounds} .extraLives=${extraLives} .lifeReductions=${lifeReductions}
    .counters=${it.counters} .poison=${it.poison} .image=${it.image} .tapped=${it.orientation === "tapped"}></berserk-card>`;
}

/** The cards in play as a scenario sets them up, where no engine runs that could say more; the steps are not played. */
export function setUp(scenario: unknown, texts: Texts): TemplateResult {
  const { cards, players } = membersOf(scenario);
  const all = listOf(cards);
  const hosts = new Set(all.flatMap(({ attachedTo }) => (typeof attachedTo === "string" ? [attachedTo] : [])));
  const inPlay = all.filter(({ zone = "play", attachedTo }) => zone === "play" && !attachedTo).slice(0, MOST);
  const names = listOf(players).map(({ name }) => (typeof name === "string" ? name : ""));
  const sides = [...new Set(inPlay.map(sideOf))].sort((one, other) => other - one);
  return html`
    <div class="tabletop" part="table" role="group" aria-label=${texts("board.label")}>
      ${sides.map(
        (side) => html`
          <section class="side" part="side">
            <header class="side-head"><h3>${names[side] || texts("board.player", { number: side + 1 })}</h3></header>
            <div class="row">${inPlay.filter((it) => sideOf(it) === side).map((it) => card(it, hosts.has(String(it.id)), texts))}</div>
          </section>`,
      )}
    </div>
    <p class="hint">${texts("board.setUp")}</p>`;
}
