export function cases(): readonly { readonly file: string; readonly text: string }[];
export function report(runner: string, files: readonly string[]): void;
