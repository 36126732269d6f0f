/** In bytes: a page that is read well for less than a minute of a bad network (UP-11). */
const MAX_PAGE_BYTES = 500_000;

/** The long side of a photo in pixels, and its quality. */
export type PhotoEncoding = { side: number; quality: number };

/**
 * Less and less of a page, until it is light: its long side in pixels, and its quality. A report of A4 is read well
 * at 170 dots an inch; grain and poor light cost more than letters.
 */
const pageEncodings: PhotoEncoding[] = [
  { side: 2_000, quality: 0.8 },
  { side: 2_000, quality: 0.65 },
  { side: 1_800, quality: 0.55 },
  { side: 1_600, quality: 0.5 },
  { side: 1_400, quality: 0.4 },
];

/** A picture of the site: as wide as the server keeps it (prepare.server.ts), and as good as it can use. */
export const siteEncodings: PhotoEncoding[] = [{ side: 2_400, quality: 0.9 }];

/**
 * A photo made small before it is paid for, upright, as a JPEG without place or device: of less than 500 kB
 * when it is a page. Null for what this browser cannot open.
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
  // What a PNG lets through is paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
}
