import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import "./card-form.ts";
import type { CardSetup } from "../../engine.ts";
import type { CardForm } from "./card-form.ts";
import type { SetUpDesk } from "./desk.ts";

type Made = CustomEvent<{ readonly card: CardSetup; readonly isChange: boolean }>;

/** The form over the page while it is about something. Closed on a card that was begun, it opens on it again. */
export function cardDialog(desk: SetUpDesk, language: string): TemplateResult | typeof nothing {
  const { task } = desk;
  if (task === null) return nothing;
  const close = ({ currentTarget }: Event) => {
    const dialog = currentTarget instanceof Element ? currentTarget.closest("dialog") : null;
    const form = dialog?.querySelector<CardForm>("card-form");
    if (!dialog || !form) return;
    // The focus goes back to where it was.
    dialog.close();
    desk.close(form.current);
  };
  const show = (dialog: Element | undefined) => {
    if (dialog instanceof HTMLDialogElement && !dialog.open)
      void Promise.resolve().then(() => dialog.isConnected && dialog.showModal());
  };
  return html`
    <dialog class="card-dialog" aria-labelledby="card-form-title" ${ref(show)} @cancel=${(event: Event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close(event);
    }}>
      <card-form .task=${task} .language=${language} @card-closed=${close}
        @card-made=${({ detail }: Made) => void desk.made(detail.card, detail.isChange)}></card-form>
    </dialog>`;
}
