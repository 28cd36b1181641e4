import { DRAWINGS, MARK_DRAWINGS, type Mark } from "../elements/shapes.ts";
import type { CardState, Snapshot } from "../engine.ts";
import { cardPicture } from "./card-picture.ts";
import { moved, type Pen } from "./pen.ts";
import type { Scene } from "./scene.ts";

/** What a picture marks a card with. */
export type Role = Exclude<Mark, "legal" | "picked">;

export function rolesOf({ id }: CardState, { combat, pending }: Snapshot): readonly Role[] {
  const roles: Role[] = [];
  if (combat?.attacker === id) roles.push("attacker");
  if (combat?.target === id) roles.push("target");
  if (combat?.defender === id) roles.push("defender");
  if (pending.some(({ card }) => card === id)) roles.push("waiting");
  return roles;
}

/** A drawing of 24 by 24 in lines. */
export function lineDrawing(name: keyof typeof DRAWINGS, transform: string, stroke: string, pen: Pen): string {
  return pen.path(DRAWINGS[name], {
    transform,
    fill: "none",
    stroke,
    "stroke-width": 1.8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

function mark(role: Role, index: number, pen: Pen): string {
  const waits = role === "waiting";
  const y = 16 + index * 26;
  return (
    pen.shape("circle", { cx: 16, cy: y, r: 12, fill: waits ? "ink" : "ember" }) +
    lineDrawing(MARK_DRAWINGS[role], moved(8, y - 8, 2 / 3), waits ? "paper" : "on-ember", pen)
  );
}

/** The corners of an empty place, or of one that holds a card. */
export function ground(x: number, y: number, slot: number, pen: Pen): string {
  const corner = (at: number, to: number) => `M${at + to} ${at}H${at}V${at + to}`;
  const ticks = [0, 90, 180, 270].map((turn) => `<path d="${corner(0.5, 15.5)}" transform="rotate(${turn} 50 50)"/>`);
  // A hundred units wide, so that a quarter turn brings each corner to the next.
  const scale = slot / 100;
  return (
    pen.shape("rect", { x, y, width: slot, height: slot, fill: "place" }) +
    pen.group(moved(x, y, scale), ticks.join(""), {
      fill: "none",
      stroke: "place-line",
      "stroke-width": 1 / scale,
    })
  );
}

/** The square in which a card lies, with what is marked on it. Drawn for a place of 184 pixels, and scaled. */
export function placePicture(card: CardState, x: number, y: number, slot: number, scene: Scene): string {
  const { pen, words, texts, snapshot } = scene;
  const roles = rolesOf(card, snapshot);
  const shown = scene.shown(card);
  const fights = roles.some((role) => role !== "waiting");
  const number = scene.numberOf(card.id);
  const corner = (text: string, at: number, anchor: "start" | "end") =>
    pen.text(text, { x: at, y: 179, size: 11, weight: 600, face: "sans", anchor, room: 30 });
  const inside = [
    pen.group(moved(92, 92, 184 / 168), cardPicture(shown, pen, words, scene.fineness)),
    fights
      ? pen.shape("rect", { x: 1.5, y: 1.5, width: 181, height: 181, fill: "none", stroke: "ember", "stroke-width": 3 })
      : "",
    ...roles.map((role, index) => mark(role, index, pen)),
    card.cell === null ? "" : corner(texts("board.cell", { ...card.cell }), 4, "start"),
    number === null ? "" : corner(texts("board.nth", { number }), 180, "end"),
    shown.tapped ? pen.text(shown.name, { x: 92, y: 179, size: 12, weight: 700, anchor: "middle", room: 124 }) : "",
  ];
  return ground(x, y, slot, pen) + pen.group(moved(x, y, slot / 184), inside.join(""));
}
