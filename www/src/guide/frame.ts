import { packLink } from "../link.ts";
import { frameCode } from "../pages/share/codes.ts";
import { type Scene, scenarioOf } from "./scene.ts";

/** A frame with the scene's position in its address, which is made anew for each language. */
export async function frameTag(scene: Scene, language: string, title: string): Promise<string> {
  const scenario = { ...scenarioOf(scene, language), title };
  const manner = { mode: "play", language, theme: null, edition: null } as const;
  const fragment = await packLink(scenario);
  const site = new URL("./", document.baseURI).href;
  return frameCode(manner, { scenario, fragment, address: null, height: null, site }) ?? "";
}
