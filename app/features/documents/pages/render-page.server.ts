import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import type { FileType } from "../file-rules.ts";
import { runInSubprocess, SUBPROCESS_LIMITS } from "../run-in-subprocess.server.ts";

const RENDERER_PATH = workerProcessPath("app/features/documents/pdf/render-page-worker.ts");
/** The longer side in pixels: small print stays sharp at three times the width. */
const MAX_SIDE_PX = 2_000;

/** Degrees clockwise. */
export const rotationAngles = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotationAngles)[number];

const runOneAtATime = limitConcurrency(1);

/**
 * Renders one page of a document as WebP, rotated: a PDF page in a subprocess, a picture scaled down. The document
 * itself never reaches a browser. An unrenderable page becomes a crossed-out page, so that it does not look empty;
 * returns null for a page that does not exist.
 */
export async function renderPage(
  { bytes, type }: { bytes: Uint8Array; type: FileType },
  page: number,
  rotation: Rotation,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (type !== "application/pdf")
    return page === 1 ? toWebp(sharp(bytes, { failOn: "error" }).autoOrient(), rotation) : null;
  const { pages, rendered } = await renderPdfPage(bytes, page);
  if (!rendered) return page <= pages ? toWebp(createUnreadablePage(), 0) : null;
  const { pixels, width, height } = rendered;
  return toWebp(sharp(pixels, { raw: { width, height, channels: 4 } }), rotation);
}

/** The size of an A4 page, in pixels. */
const A4_PIXELS = { width: 700, height: 990 };

function createUnreadablePage(): Sharp {
  const { width, height } = A4_PIXELS;
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1)
    for (const x of [(y * width) / height, ((height - 1 - y) * width) / height])
      pixels.fill(96, y * width + Math.floor(x), y * width + Math.min(width, Math.floor(x) + 6));
  return sharp(pixels, { raw: { ...A4_PIXELS, channels: 1 } });
}

async function toWebp(picture: Sharp, rotation: Rotation) {
  const webp = await picture
    .flatten({ background: "#fff" })
    .rotate(rotation)
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
  return new Uint8Array(webp);
}

type PagePixels = { pixels: Buffer; width: number; height: number };

/**
 * Renders one page of a PDF as RGBA pixels and counts the pages; page 0 only counts. `pages` is 0 when the document
 * cannot be read within the limits. Throws when the subprocess cannot start.
 */
export async function renderPdfPage(
  bytes: Uint8Array,
  page: number,
  limits = SUBPROCESS_LIMITS,
): Promise<{ pages: number; rendered: PagePixels | null; isTimedOut: boolean }> {
  const args = [page, MAX_SIDE_PX].map(String);
  const { code, isTimedOut, output } = await runOneAtATime(() =>
    runInSubprocess(RENDERER_PATH, bytes, limits, args),
  );
  if (code !== 0) return { pages: 0, rendered: null, isTimedOut };
  const lineEnd = output.indexOf("\n");
  const { pages, width, height } = JSON.parse(output.subarray(0, lineEnd).toString());
  const rendered = width ? { pixels: output.subarray(lineEnd + 1), width, height } : null;
  return { pages, rendered, isTimedOut };
}
