import { html, type TemplateResult } from "lit";
import type { LifeLedger, RuleRef } from "../engine.ts";
import type { View } from "./view.ts";

function row({ delta, cause, rule, revision, by }: LifeLedger["rows"][number], view: View): TemplateResult {
  const { texts } = view;
  const stated = (from: RuleRef) =>
    from.edition === view.snapshot.edition ? "why.rule" : (`why.ruleOf.${from.edition}` as const);
  const remarks = [
    ...(by?.card === undefined ? [] : [texts("why.from", { card: view.nameOf(by.card) })]),
    ...(rule === null ? [] : [texts(stated(rule), { clause: rule.clause })]),
    ...(revision === 0 ? [] : [texts("story.step", { number: revision })]),
  ];
  const name = cause === "starting" || cause === "part" ? texts(`why.${cause}`) : texts(`pile.${cause}.name`);
  return html`
    <tr>
      <td class="delta">${delta > 0 ? `+${delta}` : `−${-delta}`}</td>
      <td>${name}<span class="why">${remarks.join(", ")}</span></td>
    </tr>`;
}

/** Why the life level is what it is: one row a change, and their sum. */
export function why(ledger: LifeLedger, view: View): TemplateResult {
  const { texts } = view;
  return html`
    <details class="ledger">
      <summary>${texts("why.level", { level: ledger.level })}</summary>
      <table>
        <tbody>${ledger.rows.map((it) => row(it, view))}</tbody>
        <tfoot><tr><td class="delta">${ledger.level}</td><td>${texts("why.sum")}</td></tr></tfoot>
      </table>
    </details>`;
}
