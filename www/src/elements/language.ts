/** The language that an element stands in: its own `lang`, or that of what it stands in, through shadow roots too. */
export function languageOf(element: Element): string {
  let place: Element | null = element;
  while (place) {
    const holder: Element | null = place.closest("[lang]");
    const language = holder?.getAttribute("lang");
    if (language) return language;
    const root: Node = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}
