import { css } from "lit";

/** What lies beside the table: the panel, picking, combat, and waiting triggers. */
export const deskStyle = css`
  .desk, .story, .combat, .triggers { background: var(--_sheet); border: 1px solid var(--_sheet-line); border-radius: 4px; }
  .desk { position: sticky; inset-block-end: 0; z-index: 2; max-block-size: 56vh; overflow: auto; overscroll-behavior: contain; box-shadow: 0 -4px 16px rgb(0 0 0 / 0.25); }
  .desk.idle { position: static; box-shadow: none; }
  .layout.step .heap-button.bare { display: none; }
  .layout.step .desk { position: static; box-shadow: none; }
  .hint { padding: 16px; }
  .keys { display: block; margin-block-start: 8px; }
  .panel, .picking { padding: 12px 16px 16px; }
  .panel-head { display: flex; align-items: start; justify-content: space-between; gap: 8px; }
  .panel-title { font-size: 22px; }
  .printed { margin-block-start: 8px; padding-inline-start: 12px; border-inline-start: 3px solid var(--_engraving); font: italic 400 15px/1.4 var(--_serif); }
  .part { margin-block-start: 16px; }
  .part > h4, .part-head { margin-block-end: 8px; }
  .part-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
  .actions { display: grid; gap: 8px; }
  .action { display: flex; align-items: center; gap: 12px; inline-size: 100%; padding-block: 8px; }
  .action-words { display: grid; gap: 2px; }
  .action-name { font-weight: 600; }
  .action .why { font-size: 12.5px; }
  .amount { display: flex; align-items: center; gap: 4px; font: 500 13px/1.3 var(--_sans); }
  .amount label { margin-inline-end: 4px; }
  .amount input { appearance: textfield; }
  .effects { display: grid; grid-auto-rows: 1fr; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px; }
  .effect .heap { inline-size: 24px; block-size: 26px; }
  .effect .drawing { inline-size: 24px; }
  .effect { padding-inline: 8px; font-size: 13.5px; line-height: 1.2; }
  .several { margin-block-start: 8px; }
  .several[aria-pressed="true"] { border-color: var(--_ink); box-shadow: inset 0 -3px 0 var(--_ember); }

  .notice { position: sticky; inset-block-start: 0; z-index: 1; display: flex; gap: 8px; justify-content: space-between; align-items: start; padding: 8px 8px 12px 16px; border-inline-start: 6px solid var(--_ember); background: color-mix(in srgb, var(--_ember) 12%, var(--_sheet)); font: 400 15px/1.4 var(--_sans); }
  .notice strong { font: 700 16px/2 var(--_serif); }
  .problem { display: grid; gap: 8px; justify-items: start; margin-block-end: 12px; padding: 12px 16px; border: 2px solid var(--_ember); border-radius: 4px; background: var(--_sheet); }
  .asked { font: 700 16px/1.35 var(--_serif); }
  .picking > * + * { margin-block-start: 8px; }

  .ledger { margin-block-start: 8px; font: 400 14px/1.4 var(--_sans); }
  .ledger summary { padding-block: 12px; cursor: pointer; font: 600 15px/1.3 var(--_serif); }
  .ledger table { border-collapse: collapse; inline-size: 100%; }
  .ledger td { padding: 4px 0; border-block-start: 1px solid var(--_sheet-line); vertical-align: baseline; }
  .ledger .delta { inline-size: 56px; padding-inline-end: 12px; text-align: end; font-weight: 700; font-variant-numeric: tabular-nums; }
  .ledger .why { display: block; }
  .ledger .why:empty { display: none; }
  .ledger tfoot td { border-block-start: 2px solid var(--_ink); font-weight: 700; }

  .combat, .triggers { margin-inline: 12px; margin-block-end: 12px; padding: 12px 16px; border-color: var(--_ember); }
  .combat-said, .triggers h3 { display: flex; align-items: center; gap: 8px; font: 700 16px/1.35 var(--_serif); }
  .combat-said .drawing, .triggers h3 .drawing { color: var(--_ember); }
  .fight { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 16px; margin-block-start: 8px; }
  .strength { display: flex; align-items: end; gap: 8px; font: 500 13px/1.4 var(--_sans); }
  .strength label { display: grid; gap: 4px; }
  .strength input { display: none; }
  .strength:has(option[value="number"]:checked) input { display: block; }
  .triggers li { margin-block-start: 12px; font: 400 14px/1.4 var(--_sans); }
  .triggers li > * + * { margin-block-start: 8px; }
  .triggers .printed-text { font-family: var(--_serif); font-style: italic; }


  @container (min-width: 920px) {
    .layout.play { grid-template-columns: minmax(0, 1fr) 360px; grid-template-rows: auto auto 1fr; align-items: start; }
    .layout.play > .board-head { grid-column: 1 / -1; }
    .layout.play > .desk { grid-column: 2; grid-row: 2 / span 2; }
    .layout.play > .desk, .layout.play > .desk.idle { position: static; max-block-size: none; overflow: visible; box-shadow: none; }
  }
  @container (max-width: 919.98px) {
    .layout.play .grip { scroll-margin-block-end: 58vh; }
  }
`;
