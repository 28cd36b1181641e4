import { html, nothing, type TemplateResult } from "lit";
import type { TextKey, Texts } from "../../i18n/index.ts";
import type { FieldSpec } from "./fields.ts";

/** What the fields of the form are drawn from. */
export interface FormView {
  readonly texts: Texts;
  readonly players: readonly string[];
  /** Cards in play under which another may lie: id and name. */
  readonly hosts: readonly (readonly [id: string, name: string])[];
  /** What is wrong with a field, in words; null: nothing. */
  readonly wrong: (name: string) => string | null;
}

/** Where the words of choices stand: by the last part of the path, or by the whole where that would say another thing. */
function optionWords(path: string, value: string, { texts, players }: FormView): string {
  if (value === "") return texts("workshop.none");
  if (value === "you" && /player$/.test(path)) return texts("workshop.you");
  if (/zone$|^from$|^to$/.test(path) && path !== "part") return texts(`zone.${value}` as TextKey);
  if (/^\d+$/.test(value)) return players[Number(value)] ?? value;
  const group = path === "diedFrom.kind" || path === "by.kind" ? "cause" : (GROUPS[path] ?? path.split(".").at(-1));
  return texts(`workshop.options.${group}.${value}` as TextKey);
}

const GROUPS: Readonly<Record<string, string>> = {
  cardType: "type",
  "diedFrom.cardType": "type",
  "diedFrom.controller": "killer",
  "target.type": "type",
};

function optionsOf(spec: FieldSpec, inAbility: boolean, view: FormView): readonly (readonly [string, string])[] {
  const { kind, path, options = [], implied } = spec;
  if (path === "attachedTo") return [["", view.texts("workshop.none")], ...view.hosts];
  if (kind === "role") return options.map((role) => [role, roleWords(role, view)]);
  if (kind !== "player") return options.map((option) => [option, optionWords(path, option, view)]);
  const all = view.players.map((name, player) => [String(player), name] as const);
  if (path === "owner") return all;
  const none = [["", view.texts(path === "controller" && !inAbility ? "workshop.asOwner" : "workshop.none")] as const];
  const you = inAbility ? [["you", view.texts("workshop.you")] as const] : [];
  return [...(implied === "" ? [] : none), ...you, ...all];
}

const roleWords = (role: string, { texts }: FormView) =>
  role === "" ? texts("workshop.none") : texts(`workshop.roles.${role}` as TextKey);

/** A field with its label, its hint, and what is wrong with it. `label` is the key of its words. */
export function field(spec: FieldSpec, name: string, value: string, label: TextKey, view: FormView): TemplateResult {
  const { kind } = spec;
  const { texts } = view;
  const problem = view.wrong(name);
  const id = `card-${name.replaceAll(".", "-")}`;
  const hint = kind === "strike" || kind === "pools" || spec.path === "image" ? `${label}Hint` : null;
  const described = [...(hint === null ? [] : [`${id}-hint`]), ...(problem === null ? [] : [`${id}-problem`])].join(
    " ",
  );
  const said = html`<div class="said">
    ${hint === null ? nothing : html`<span class="remark" id="${id}-hint">${texts(hint as TextKey)}</span>`}
    ${problem === null ? nothing : html`<span class="field-problem" id="${id}-problem">${problem}</span>`}</div>`;
  const isWrong = problem === null ? nothing : "true";
  if (kind === "flag") {
    return html`
      <div class="card-field flag">
        <label for=${id}><input type="checkbox" id=${id} name=${name} .checked=${value === "yes"} aria-describedby=${described || nothing} aria-invalid=${isWrong} /><span>${texts(label)}</span></label>
        ${said}
      </div>`;
  }
  return html`
    <div class="card-field ${kind}">
      <label for=${id}>${texts(label)}</label>
      ${control(spec, id, name, value, described, isWrong, view)}
      ${said}
    </div>`;
}

function control(
  spec: FieldSpec,
  id: string,
  name: string,
  value: string,
  described: string,
  isWrong: string | typeof nothing,
  view: FormView,
): TemplateResult {
  const { kind } = spec;
  const by = described || nothing;
  if (kind === "long") {
    return html`<textarea id=${id} name=${name} rows="2" .value=${value} aria-describedby=${by} aria-invalid=${isWrong}></textarea>`;
  }
  if (kind === "choice" || kind === "player" || kind === "role") {
    const options = optionsOf(spec, name.startsWith("abilities."), view);
    return html`<select id=${id} name=${name} aria-describedby=${by} aria-invalid=${isWrong}>${options.map(([option, words]) => html`<option value=${option} .selected=${option === value}>${words}</option>`)}</select>`;
  }
  const mode = kind === "number" ? "numeric" : nothing;
  return html`<input id=${id} name=${name} .value=${value} inputmode=${mode} autocomplete="off" spellcheck="false" aria-describedby=${by} aria-invalid=${isWrong} />`;
}
