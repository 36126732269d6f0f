/** Uploads in less than a minute on a slow mobile network (requirement UP-11). */
const MAX_PAGE_BYTES = 500_000;

/** The longer side in pixels, and the JPEG quality from 0 to 1. */
export type PhotoEncoding = { side: number; quality: number };

/**
 * Tried in order until a page is light enough. An A4 page stays readable at 170 dpi; noise and poor light need more
 * bytes than text.
 */
const pageEncodings: PhotoEncoding[] = [
  { side: 2_000, quality: 0.8 },
  { side: 2_000, quality: 0.65 },
  { side: 1_800, quality: 0.55 },
  { side: 1_600, quality: 0.5 },
  { side: 1_400, quality: 0.4 },
];

/** A picture of the site: the width that the server keeps (picture/rewrite-picture.ts), in high quality. */
export const siteEncodings: PhotoEncoding[] = [{ side: 2_400, quality: 0.9 }];

/**
 * Re-encodes a photo as an upright JPEG without metadata; a page gets below 500 kB. Returns null when this browser
 * cannot decode it.
 */
export async function shrinkPhoto(file: Blob, encodings = pageEncodings): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  let jpeg: Blob | null = null;
  for (const { side, quality } of encodings) {
    jpeg = await drawJpeg(picture, side, quality);
    if (!jpeg || jpeg.size < MAX_PAGE_BYTES) break;
  }
  picture.close();
  return jpeg;
}

async function drawJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // The transparent parts of a PNG become white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
