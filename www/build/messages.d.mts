import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

export function languageFiles(folder: string): string[];
export function compileMessages(request: string, further?: readonly string[]): string;
export function messages(options?: { further?: readonly string[] }): Plugin;
export const messagesForEsbuild: EsbuildPlugin;
