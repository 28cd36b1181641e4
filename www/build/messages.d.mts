import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

export function languageFiles(folder: string): string[];
export const OF_PAGES: readonly string[];
export function compileMessages(request: string, without?: readonly string[]): string;
export function messages(): Plugin;
export function messagesForEsbuild(without?: (folder: string) => readonly string[]): EsbuildPlugin;
