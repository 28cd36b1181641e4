import type { Plugin } from "vite";

export function classicScript(folder: string): Plugin;
