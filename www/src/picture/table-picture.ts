import type { Field, Side } from "../elements/table-layout.ts";
import { notesOf } from "./notes.ts";
import { moved, type Pen } from "./pen.ts";
import { lineDrawing } from "./place-picture.ts";
import type { Scene } from "./scene.ts";
import { PAD, sidePicture, slotOf } from "./side-picture.ts";

function seam(y: number, width: number, pen: Pen): string {
  const middle = width / 2;
  const line = pen.path(`M0 ${y}H${width}`, { stroke: "place-line", "stroke-width": 1 });
  return line + pen.path(`M${middle} ${y - 8}l8 8-8 8-8-8Z`, { fill: "ember" });
}

/** The whole table from the title down, and how high it is. */
export function tablePicture(
  sides: readonly Side[],
  field: Field | null,
  width: number,
  title: string,
  scene: Scene,
): { readonly markup: string; readonly height: number } {
  const { pen } = scene;
  const slot = slotOf(sides, width - PAD * 2);
  const parts: string[] = [];
  let y = 0;
  if (title !== "") {
    parts.push(pen.text(title, { x: PAD, y: 29, size: 20, weight: 700, room: width - PAD * 2 }));
    y = 42;
    parts.push(pen.path(`M0 ${y}H${width}`, { stroke: "place-line", "stroke-width": 1 }));
  }
  const seams: string[] = [];
  for (const [index, side] of sides.entries()) {
    if (index > 0) seams.push(seam(y, width, pen));
    const drawn = sidePicture(side, field, { top: y, width, slot }, scene);
    parts.push(drawn.markup);
    y += drawn.height;
  }
  const notes = notesOf(scene);
  if (notes.length > 0) {
    parts.push(pen.path(`M0 ${y}H${width}`, { stroke: "place-line", "stroke-width": 1 }));
    for (const { drawing, text } of notes) {
      parts.push(lineDrawing(drawing, moved(PAD, y + 10, 18 / 24), "ember", pen));
      parts.push(pen.text(text, { x: PAD + 26, y: y + 24, size: 15, room: width - PAD * 2 - 28 }));
      y += 28;
    }
    y += 10;
  }
  const ground = pen.shape("rect", {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: y - 1,
    rx: 4,
    fill: "table",
    stroke: "place-line",
  });
  return { markup: ground + parts.join("") + seams.join(""), height: y };
}
