/** What hangs in the gallery, in order. Each is a file of `scenes/`, which is all that is shown. */
import type { Scene } from "../guide/scene.ts";

const FILES = import.meta.glob<Scene>("./scenes/*.json", { import: "default", eager: true });

export const NAMES = [
  "stacks",
  "combat",
  "cards",
  "merged",
  "trigger",
  "cost",
  "poison",
  "heroes",
  "cells",
  "set-life",
  "night",
  "still",
] as const;
export type Name = (typeof NAMES)[number];

export function sceneOf(name: Name): Scene {
  const scene = FILES[`./scenes/${name}.json`];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  return scene;
}
