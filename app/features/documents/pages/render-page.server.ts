import sharp, { type Sharp } from "sharp";
import { atMost } from "#app/platform/at-most.ts";
import { programApart } from "#app/platform/program-apart.ts";
import { runApart, TIMES } from "../apart.server.ts";
import type { Kind } from "../document.ts";

const PAINTER = programApart("app/features/documents/pdf/painter.ts");
/** The longer side in pixels: small print stays sharp when it is seen three times as wide. */
const SIDE = 2_000;

/** Quarters of a turn, clockwise, in degrees. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

const oneByOne = atMost(1);

/**
 * One page of a document as a picture, turned: that of a PDF is painted in a process apart, a picture is made
 * lighter. What runs in a document never reaches a browser. A page that is there and cannot be painted is a crossed sheet,
 * so that nobody takes it for missing or empty. Null for a page it does not have.
 */
export async function pagePicture(
  { bytes, type }: { bytes: Uint8Array; type: Kind },
  page: number,
  turn: Turn,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (type !== "application/pdf")
    return page === 1 ? made(sharp(bytes, { failOn: "error" }).autoOrient(), turn) : null;
  const { pages, painted } = await paint(bytes, page);
  if (!painted) return page <= pages ? made(crossedSheet(), 0) : null;
  const { pixels, width, height } = painted;
  return made(sharp(pixels, { raw: { width, height, channels: 4 } }), turn);
}

/** In pixels: a sheet of A4. */
const SHEET = { width: 700, height: 990 };

function crossedSheet(): Sharp {
  const { width, height } = SHEET;
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1)
    for (const x of [(y * width) / height, ((height - 1 - y) * width) / height])
      pixels.fill(96, y * width + Math.floor(x), y * width + Math.min(width, Math.floor(x) + 6));
  return sharp(pixels, { raw: { ...SHEET, channels: 1 } });
}

async function made(picture: Sharp, turn: Turn) {
  const light = await picture
    .flatten({ background: "#fff" })
    .rotate(turn)
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
  return new Uint8Array(light);
}

type Painted = { pixels: Buffer; width: number; height: number };

/**
 * One page of a PDF as pixels, and how many pages it has; page 0 only counts. Zero pages when the document cannot be read
 * within the limits. Throws when the painter cannot start.
 */
export async function paint(
  bytes: Uint8Array,
  page: number,
  times = TIMES,
): Promise<{ pages: number; painted: Painted | null; isLate: boolean }> {
  const args = [page, SIDE].map(String);
  const { code, isLate, said } = await oneByOne(() => runApart(PAINTER, bytes, times, args));
  if (code !== 0) return { pages: 0, painted: null, isLate };
  const cut = said.indexOf("\n");
  const { pages, width, height } = JSON.parse(said.subarray(0, cut).toString());
  const painted = width ? { pixels: said.subarray(cut + 1), width, height } : null;
  return { pages, painted, isLate };
}
