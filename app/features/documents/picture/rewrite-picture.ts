import sharp from "sharp";

export type PictureType = "image/jpeg" | "image/png";

/**
 * The largest accepted picture: a 200-megapixel phone, or A4 at 1,200 dpi. A small file can claim billions of pixels.
 */
export const MAX_PIXELS = 210_000_000;
const MAX_SIDE_PX = 2_400;

/**
 * Re-encodes a picture upright, without metadata, at most 2,400 pixels on its longer side; decoders scale it while
 * reading. Decoder warnings are accepted, because phones write slightly wrong headers. Throws for a truncated picture,
 * and after `timeoutSeconds`.
 */
export async function rewritePicture(
  input: Uint8Array,
  type: PictureType,
  timeoutSeconds: number,
): Promise<Uint8Array> {
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const encoded = type === "image/png" ? picture.png() : picture.jpeg({ quality: 85 });
  return new Uint8Array(await encoded.toBuffer());
}
