import type { Plugin } from "vite";

export function cannotStart(): Plugin;
