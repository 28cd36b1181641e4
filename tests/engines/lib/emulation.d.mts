export function emulate(features: Readonly<Record<string, string | null>>): string;
