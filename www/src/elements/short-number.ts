/** A number as it stands on a card, where there is room for four figures. */
export function shortNumber(language: string): (value: number) => string {
  return (value) =>
    new Intl.NumberFormat(language, value > 9999 ? { notation: "compact" } : { useGrouping: false }).format(value);
}
