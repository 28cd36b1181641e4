import { html } from "lit";
import { mistakeWords } from "../../elements/mistake.ts";
import type { Scenario } from "../../engine.ts";
import { recordWords, upTo } from "../up-to.ts";
import { download } from "./file.ts";
import { fileName } from "./names.ts";
import type { Notice, Way } from "./notices.ts";
import { readRecord, withUndone } from "./record.ts";
import { readNewer, type SetAside, whyNotKept } from "./store.ts";

/** The board is not kept: why, with the board as a file instead. */
export function unkeptNotice(error: unknown, ways: { readonly file: () => void; readonly again: () => void }): Notice {
  const why = whyNotKept(error);
  const newer: Way = {
    label: "boards.newerFile",
    stays: true,
    go: () => void readNewer().then((all) => download(all, fileName("berserk", new Date()))),
  };
  return {
    about: "unkept",
    isProblem: true,
    words: (texts) => html`<p><strong>${texts(`boards.unkept.${why}`)}</strong> ${texts("boards.unkeptHint")}</p>`,
    ways: [
      { label: "boards.toFile", stays: true, go: ways.file },
      { label: "error.again", go: ways.again },
      ...(why === "newer" ? [newer] : []),
    ],
  };
}

/** Another tab wrote or removed the board on this table. */
export function elsewhereNotice(name: string, how: "changed" | "removed", load: () => void, copy: () => void): Notice {
  return {
    about: "elsewhere",
    words: (texts) => texts(`boards.elsewhere.${how}`, { name }),
    ways: [
      ...(how === "changed" ? [{ label: "boards.loadTheirs", go: load } as const] : []),
      { label: how === "changed" ? "boards.keepCopy" : "boards.keepAnew", go: copy },
    ],
  };
}

/** This tab's steps went into a copy, since another tab had been at the board. */
export function copiedNotice(name: string, load: () => void): Notice {
  return {
    about: "elsewhere",
    words: (texts) => texts("boards.copied", { name }),
    ways: [{ label: "boards.loadTheirs", go: load }],
  };
}

/** What a tab that died had noted cannot be written now: it stays noted, and can be had as a file. */
export function notedNotice(name: string, value: unknown, error: unknown, again: () => void): Notice {
  return {
    about: `noted ${name}`,
    isProblem: true,
    words: (texts) =>
      html`<p><strong>${texts(`boards.trouble.${whyNotKept(error)}`, { name })}</strong> ${texts("boards.notedHint")}</p>`,
    ways: [
      { label: "boards.toFile", stays: true, go: () => download(value, fileName(name, new Date())) },
      { label: "error.again", go: again },
    ],
  };
}

/** A board of a newer page: left alone. */
export function newerNotice(name: string, value: unknown): Notice {
  return {
    about: `newer ${name}`,
    isProblem: true,
    words: (texts) => texts("boards.newer", { name }),
    ways: [{ label: "boards.toFile", stays: true, go: () => download(value, fileName(name, new Date())) }],
  };
}

/** A board that cannot be opened was set aside: why, as a file, and as far as it goes. */
export function asideNotice(aside: SetAside, error: unknown, load: (scenario: Scenario) => void): Notice {
  const found = upTo(wholeOf(aside.value), error);
  const { name, value } = aside;
  return {
    about: `aside ${aside.id}`,
    isProblem: true,
    words: (texts) => html`
      <p>${texts("boards.setAside", { name })}</p>
      <p class="badly">${recordWords(error, found, texts)}</p>`,
    ways: [
      ...(found === null
        ? []
        : [{ label: "boards.upTo", values: { count: found.count }, go: () => load(found.scenario) } as const]),
      { label: "boards.toFile", stays: true, go: () => download(value, fileName(name, new Date())) },
    ],
  };
}

function wholeOf(value: unknown): unknown {
  try {
    return withUndone(readRecord(value));
  } catch {
    return null;
  }
}

/** A board was taken away, and may be brought back while the notice stands. */
export function removedNotice(name: string, back: (() => void) | null): Notice {
  return {
    about: "removed",
    words: (texts) => texts("boards.removed", { name }),
    ways: back === null ? [] : [{ label: "boards.bringBack", go: back }],
  };
}

/** The storage did not do what it was asked for: why, with a way to try again. */
export function troubleNotice(name: string, error: unknown, again: () => void): Notice {
  return {
    about: "trouble",
    isProblem: true,
    words: (texts) => texts(`boards.trouble.${whyNotKept(error)}`, { name }),
    ways: [{ label: "error.again", go: again }],
  };
}

/** A board that could not be opened, with the reason. */
export function notOpenedNotice(id: string, name: string, error: unknown): Notice {
  return {
    about: `open ${id}`,
    isProblem: true,
    words: (texts) => html`
      <p>${texts("boards.notOpened", { name })}</p>
      <p class="badly">${mistakeWords(error, texts)}</p>`,
  };
}
