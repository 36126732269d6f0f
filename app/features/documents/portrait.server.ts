import sharp from "sharp";
import { type FileRefusal, toSafeFileName } from "./file-rules.ts";
import { getPortraitSide, MAX_PORTRAIT_BYTES, MIN_PORTRAIT_SIDE_PX } from "./portrait.ts";
import { type PreparedFile, prepareFile } from "./prepare-file.server.ts";

const notPictureRefusal: FileRefusal = { ok: false, reason: "photo-type" };

/** Tried in order until the picture is light enough: JPEG quality (1 to 100), and fraction of the side. */
const encodings = [
  { quality: 82, part: 1 },
  { quality: 66, part: 1 },
  { quality: 50, part: 0.75 },
  { quality: 40, part: 0.5 },
];

/**
 * Prepares the photo of a person: the central square as a JPEG of at most 800 pixels a side and 150 kB, without
 * metadata. Refuses the errors of `prepareFile`, `photo-type` and `photo-small`.
 */
export async function preparePortrait(file: File): Promise<PreparedFile | FileRefusal> {
  const prepared = await prepareFile(file);
  if (!prepared.ok) return prepared.reason === "file-type" ? notPictureRefusal : prepared;
  if (prepared.type === "application/pdf") return notPictureRefusal;
  const side = getPortraitSide(await sharp(prepared.bytes).metadata());
  if (!side) return { ok: false, reason: `photo-small:${MIN_PORTRAIT_SIDE_PX}` };
  const type = "image/jpeg";
  let bytes = new Uint8Array();
  for (const { quality, part: scale } of encodings) {
    bytes = await cropSquare(prepared.bytes, Math.round(side * scale), quality);
    if (bytes.length < MAX_PORTRAIT_BYTES) break;
  }
  return { ok: true, name: toSafeFileName(file.name, type), type, bytes, pages: 1 };
}

/** A thumbnail of a portrait, 176 pixels a side. */
export function createThumbnail(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return cropSquare(bytes, 176, 75);
}

async function cropSquare(picture: Uint8Array, side: number, quality: number) {
  const jpeg = await sharp(picture)
    .resize(side, side, { fit: "cover" })
    .flatten({ background: "#fff" })
    .jpeg({ quality })
    .toBuffer();
  return new Uint8Array(jpeg);
}
