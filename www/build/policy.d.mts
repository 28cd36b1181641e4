import type { Plugin } from "vite";

export function policyOf(page: string): string;
export function policy(): Plugin;
