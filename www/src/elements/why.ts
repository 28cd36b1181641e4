import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { CardId, LifeLedger, RuleRef } from "../engine.ts";
import type { View } from "./view.ts";

function row(
  { delta, cause, rule, revision, by, part }: LifeLedger["rows"][number],
  card: CardId,
  view: View,
): TemplateResult {
  const { texts } = view;
  const stated = (from: RuleRef) =>
    from.edition === view.snapshot.edition ? "why.rule" : (`why.ruleOf.${from.edition}` as const);
  const remarks = [
    ...(part === null ? [] : [texts("why.joined", { card: view.nameOf(part) })]),
    ...(by === null ? [] : [view.sayCause(by, card)]),
    ...(rule === null ? [] : [texts(stated(rule), { clause: rule.clause })]),
    ...(revision === 0 ? [] : [texts("story.step", { number: revision })]),
  ];
  const name = cause === "starting" || cause === "part" ? texts(`why.${cause}`) : texts(`pile.${cause}.name`);
  return html`
    <tr>
      <td class="delta">${delta > 0 ? `+${delta}` : `−${-delta}`}</td>
      <td>${name}<span class="why">${texts.list(remarks)}</span></td>
    </tr>`;
}

/** Why the life level is what it is: one row a change, and their sum. */
export function why(ledger: LifeLedger, view: View): TemplateResult {
  const { texts, hands } = view;
  const { card } = ledger;
  const toggled = (event: Event & { currentTarget: HTMLDetailsElement }) =>
    hands.explaining(card, event.currentTarget.open);
  return html`
    <details class="ledger" ?open=${live(view.explained === card)} @toggle=${toggled}>
      <summary>${texts("why.level", { level: ledger.level })}</summary>
      <table>
        <tbody>${ledger.rows.map((it) => row(it, card, view))}</tbody>
        <tfoot><tr><td class="delta">${ledger.level}</td><td>${texts("why.sum")}</td></tr></tfoot>
      </table>
    </details>`;
}
