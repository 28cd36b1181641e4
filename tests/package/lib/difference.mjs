/** The first place where `actual` is not what the case names, or null. */
export function difference(actual, expected, path) {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return told(path, actual, expected);
    for (const at of expected.keys()) {
      const found =
        at < actual.length
          ? difference(actual[at], expected[at], `${path}[${at}]`)
          : told(`${path}[${at}]`, undefined, expected[at]);
      if (found) return found;
    }
    return actual.length > expected.length
      ? told(`${path}[${expected.length}]`, actual[expected.length], undefined)
      : null;
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return told(path, actual, expected);
    for (const [name, value] of Object.entries(expected)) {
      const found = difference(actual[name], value, `${path}.${name}`);
      if (found) return found;
    }
    return null;
  }
  return Object.is(actual, expected) ? null : told(path, actual, expected);
}

const told = (path, actual, expected) =>
  `${path} is ${JSON.stringify(actual) ?? "not there"}, not ${JSON.stringify(expected) ?? "expected at all"}`;
