import sharp from "sharp";
import { displayName, type FileRefusal } from "./document.ts";
import { PORTRAIT_BYTES, portraitSide, SMALLEST_PORTRAIT } from "./portrait.ts";
import { type Prepared, prepareFile } from "./prepare.server.ts";

const noPicture: FileRefusal = { ok: false, reason: "photo-type" };

/** Less and less of a picture, until it is light enough: its quality (1 to 100), and a part of its side. */
const looks = [
  { quality: 82, part: 1 },
  { quality: 66, part: 1 },
  { quality: 50, part: 0.75 },
  { quality: 40, part: 0.5 },
];

/**
 * Reads the photograph of a person: the square in its middle, as a JPEG of at most 800 pixels a side and
 * 150 kB, written again without what came with it. Refuses what prepareFile refuses, what is no picture, and
 * one too small to know anybody by.
 */
export async function preparePortrait(file: File): Promise<Prepared | FileRefusal> {
  const read = await prepareFile(file);
  if (!read.ok) return read.reason === "file-type" ? noPicture : read;
  if (read.type === "application/pdf") return noPicture;
  const side = portraitSide(await sharp(read.bytes).metadata());
  if (!side) return { ok: false, reason: `photo-small:${SMALLEST_PORTRAIT}` };
  const type = "image/jpeg";
  let bytes = new Uint8Array();
  for (const { quality, part } of looks) {
    bytes = await square(read.bytes, Math.round(side * part), quality);
    if (bytes.length < PORTRAIT_BYTES) break;
  }
  return { ok: true, name: displayName(file.name, type), type, bytes, pages: 1 };
}

/** The small copy of a kept portrait that pages show, 176 pixels a side: a few kilobytes to pay for. */
export function miniature(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return square(bytes, 176, 75);
}

async function square(picture: Uint8Array, side: number, quality: number) {
  const made = await sharp(picture)
    .resize(side, side, { fit: "cover" })
    .flatten({ background: "#fff" })
    .jpeg({ quality })
    .toBuffer();
  return new Uint8Array(made);
}
