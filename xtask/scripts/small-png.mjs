// A picture in 256 colours, which takes a third of the bytes: drawn surfaces have few, and the edges of letters many.
import { crc32, deflateSync } from "node:zlib";

const COLOURS = 256;
/** So many last bits of each part do not tell colours apart. */
const BITS = 3;

const bucketOf = (pixels, at) =>
  ((pixels[at] >> BITS) << 16) | ((pixels[at + 1] >> BITS) << 8) | (pixels[at + 2] >> BITS);

/** The means of the buckets that are used most, as [red, green, blue]. */
function paletteOf(pixels) {
  const buckets = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = bucketOf(pixels, at);
    const sum = buckets.get(key) ?? [0, 0, 0, 0];
    for (let part = 0; part < 3; part++) sum[part] += pixels[at + part];
    sum[3] += 1;
    buckets.set(key, sum);
  }
  const used = [...buckets.values()].sort((one, other) => other[3] - one[3]).slice(0, COLOURS);
  return used.map(([red, green, blue, count]) => [red, green, blue].map((part) => Math.round(part / count)));
}

function nearest(palette, red, green, blue) {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, colour] of palette.entries()) {
    const far = (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The bytes of a PNG file for pixels of four bytes each, none of which is seen through. */
export function smallPng({ width, height, pixels }) {
  const palette = paletteOf(pixels);
  const known = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    if (!known.has(key)) known.set(key, nearest(palette, pixels[at], pixels[at + 1], pixels[at + 2]));
    // Each row begins with a byte that says that it is not filtered.
    rows[pixel + Math.floor(pixel / width) + 1] = known.get(key);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
