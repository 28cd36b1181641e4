import type { Page } from "@playwright/test";

/** How wide a kept picture of a wide page and of a narrow one is. */
export const SMALL = { 1280: 480, 360: 180 } as const;

/** By so much a square's mean colour may be off, of 255; so large a share of squares may be; and so much of the height. */
const OFF = 24;
const SQUARES = 0.02;
const HEIGHT = 0.03;

/** The picture as small as it is kept, as WebP in Base64. */
export function made(page: Page, png: Buffer, width: number): Promise<string> {
  return page.evaluate(
    async ([picture, width]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]));
      const height = Math.round((bitmap.height * width) / bitmap.width);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas");
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, 0, 0, width, height);
      const bytes = await (await canvas.convertToBlob({ type: "image/webp", quality: 0.6 })).bytes();
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), width] as const,
  );
}

/** What is wrong with the new one, in words; null if nothing. */
export function difference(page: Page, kept: string, taken: string): Promise<string | null> {
  return page.evaluate(
    async ([kept, taken, off, squares, most]) => {
      const pixels = async (picture: string) => {
        const bitmap = await createImageBitmap(
          new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]),
        );
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        if (context === null) throw new Error("no canvas");
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [one, other] = [await pixels(kept), await pixels(taken)];
      const higher = Math.abs(one.height - other.height) / one.height;
      if (one.width !== other.width || higher > most)
        return `${other.width}×${other.height}, was ${one.width}×${one.height}`;
      const [across, down] = [one.width >> 3, Math.min(one.height, other.height) >> 3];
      const mean = ({ data, width }: ImageData, x: number, y: number, colour: number) => {
        let sum = 0;
        for (let at = 0; at < 64; at++) sum += data[((y * 8 + (at >> 3)) * width + x * 8 + (at & 7)) * 4 + colour] ?? 0;
        return sum / 64;
      };
      let wrong = 0;
      for (let y = 0; y < down; y++) {
        for (let x = 0; x < across; x++) {
          if ([0, 1, 2].some((colour) => Math.abs(mean(one, x, y, colour) - mean(other, x, y, colour)) > off)) wrong++;
        }
      }
      const share = wrong / (across * down);
      return share > squares ? `${(share * 100).toFixed(1)} % of its squares differ` : null;
    },
    [kept, taken, OFF, SQUARES, HEIGHT] as const,
  );
}

/** How wide some words are in the page's fonts: elsewhere other fonts may stand in for them. */
export function fonts(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("no canvas");
    const style = getComputedStyle(document.documentElement);
    return ["--serif", "--sans"].map((family) => {
      context.font = `100px ${style.getPropertyValue(family)}`;
      return Math.round(context.measureText("Жизнь, смерть, действие: life, death, action 0123456789").width);
    });
  });
}
