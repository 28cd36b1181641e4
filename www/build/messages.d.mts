import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";

export function languageFiles(folder: string): string[];
export function compileMessages(request: string): string;
export function messages(): Plugin;
export const messagesForEsbuild: EsbuildPlugin;
