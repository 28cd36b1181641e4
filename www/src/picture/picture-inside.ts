import { PICTURES } from "./bounds.ts";

/** The kinds that MediaWiki lets through, too; an SVG inside could hold anything. */
const RASTER = /^data:image\/(?:png|jpe?g|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * Card pictures for a picture that asks nothing of any other place: those whose bytes are in their address, until all of
 * them together are too many. What has another address keeps its rosette: where the drawing is an `<img>`, no browser
 * would fetch it.
 */
export function picturesInside(): (address: string | null) => string | null {
  let left = PICTURES;
  return (address) => {
    if (address === null || address.length > left || !RASTER.test(address)) return null;
    left -= address.length;
    return address;
  };
}
