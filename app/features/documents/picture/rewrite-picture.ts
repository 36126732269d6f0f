import sharp from "sharp";

export type PictureType = "image/jpeg" | "image/png";

/**
 * Pixels of the largest picture that is read: a telephone of 200 megapixels, or a sheet of A4 at 1,200 dots an inch. A
 * small file can claim billions.
 */
export const MAX_PIXELS = 210_000_000;
const MAX_SIDE_PX = 2_400;

/**
 * Writes a picture again from its pixels, upright, at most 2,400 pixels on its longer side, without what came with it;
 * the readers shrink it while they decode it. A remark of the decoder is no fault, as telephones write headers that are
 * slightly wrong; a picture that is cut or cannot be decoded throws. It also throws after `timeoutSeconds`.
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
