export function difference(actual: unknown, expected: unknown, path: string): string | null;
