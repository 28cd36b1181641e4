import type { Plugin } from "vite";

export function cases(): Plugin;
