const formats = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than to draw a card with it. */
function formatOf(language: string, isLarge: boolean): Intl.NumberFormat {
  const key = `${language} ${isLarge}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, isLarge ? { notation: "compact" } : { useGrouping: false });
  formats.set(key, format);
  return format;
}

/** A number as it stands on a card, where there is room for four figures. */
export function shortNumber(language: string): (value: number) => string {
  return (value) => formatOf(language, value > 9999).format(value);
}
