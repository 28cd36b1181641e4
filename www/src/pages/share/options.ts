import { html, nothing, type TemplateResult } from "lit";
import { MODES } from "../../elements/view.ts";
import type { TextKey, Texts } from "../../i18n/index.ts";
import { languages } from "../../words/say.ts";
import { EDITIONS } from "../embed/request.ts";
import type { FieldEvent } from "../page.ts";
import type { Manner } from "./codes.ts";
import type { Way } from "./dialog.ts";
import type { Extent } from "./extent.ts";

type Theme = (typeof THEMES)[number];

/** What the dialog has chosen. */
export interface Choices {
  readonly way: Way;
  readonly manner: Manner;
  readonly extent: Extent;
  readonly extents: readonly Extent[];
}

/** What the fields of the dialog change. */
export interface Changes {
  manner(changed: Partial<Manner>): void;
  extent(changed: Extent): void;
  address(changed: string): void;
}

const PICTURE_THEMES = ["light", "dark"] as const;
const THEMES = [...PICTURE_THEMES, "contrast"] as const;

/** A choice among values, the first of which may be none of them. */
function choice<Value extends string>(
  name: string,
  label: string,
  values: readonly (readonly [Value | null, string])[],
  chosen: Value | null,
  change: (value: Value | null) => void,
): TemplateResult {
  const choose = ({ currentTarget }: FieldEvent) => change(values[currentTarget.selectedIndex]?.[0] ?? null);
  return html`
    <label>
      <span>${label}</span>
      <select name=${name} @change=${choose}>
        ${values.map(([value, words]) => html`<option value=${value ?? ""} .selected=${value === chosen}>${words}</option>`)}
      </select>
    </label>`;
}

/**
 * The options; a link has only what is shared, since the practice table has the rest itself, and a picture is of what lies
 * on the table now.
 */
export function options({ way, manner, extent, extents }: Choices, change: Changes, texts: Texts): TemplateResult {
  const said = <Value extends string>(all: readonly Value[], keys: string) =>
    all.map((value) => [value, texts(`${keys}.${value}` as TextKey)] as const);
  // A frame knows nothing of the page around it.
  const asPage = [null, texts(way === "frame" || way === "picture" ? "share.asReader" : "share.asPage")] as const;
  const extentChoice = choice("share-extent", texts("share.extent"), said(extents, "share.extents"), extent, (chosen) =>
    change.extent(chosen ?? "whole"),
  );
  const themes = way === "picture" ? PICTURE_THEMES : THEMES;
  const theme = themes.find((one) => one === manner.theme) ?? null;
  const named = languages.map(({ code, name }) => [code, name] as const);
  return html`
    <div class="share-options" role="group" aria-label=${texts("share.manner")}>
      ${
        way === "link"
          ? nothing
          : html`
              ${way === "picture" ? nothing : choice("share-mode", texts("share.mode"), said(MODES, "share.modes"), manner.mode, (mode) => change.manner({ mode: mode ?? "play" }))}
              ${choice("share-language", texts("page.language"), [asPage, ...named], manner.language, (language) => change.manner({ language }))}
              ${choice("share-theme", texts("page.theme"), [asPage, ...said<Theme>(themes, "page.themes")], theme, (theme) => change.manner({ theme }))}
              ${way === "picture" ? nothing : choice("share-edition", texts("share.edition"), [[null, texts("share.ownEdition")], ...said(EDITIONS, "share.editions")], manner.edition, (edition) => change.manner({ edition }))}`
      }
      ${way === "picture" ? nothing : extentChoice}
    </div>`;
}

/** Where the scenario may be fetched from. */
export function addressField(address: string, isFine: boolean, change: Changes, texts: Texts): TemplateResult {
  const changed = ({ currentTarget }: Event) => change.address((currentTarget as HTMLInputElement).value);
  return html`
    <div class="field">
      <label for="share-address">${texts("share.address")}</label>
      <p class="remark" id="share-address-hint">${texts("share.addressHint")}</p>
      <input id="share-address" type="url" inputmode="url" autocomplete="off" spellcheck="false" .value=${address}
        aria-describedby="share-address-hint share-address-problem" aria-invalid=${!isFine} @change=${changed}>
      <p id="share-address-problem" role="status">${isFine ? nothing : texts("share.badAddress")}</p>
    </div>`;
}
