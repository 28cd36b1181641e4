/** The classic script: registers the elements at once, so that they have their place before the page is first painted. */
import "../elements/index.ts";
