import { packLink } from "../link.ts";
import { type Scene, scenarioOf } from "./scene.ts";

/** Pixels that a frame has before it tells how high it is. */
const HEIGHT = 720;

/** A frame with the scene's position in its address, which is made anew for each language. */
export async function frameTag(scene: Scene, language: string, title: string): Promise<string> {
  const page = new URL("./embed.html", document.baseURI);
  page.searchParams.set("lang", language);
  page.hash = await packLink(scenarioOf(scene, language));
  return `<iframe src="${page.href.replaceAll("&", "&amp;")}" title="${title}" width="100%" height="${HEIGHT}" frameborder="0" loading="lazy"></iframe>`;
}
