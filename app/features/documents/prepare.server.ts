import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { atMost } from "#app/platform/at-most.ts";
import { checkPdf } from "./check-pdf.server.ts";
import { checkSize, displayName, type FileRefusal, type Kind, unread } from "./document.ts";

// A phone's photo must not take the machine from the others: one picture at a time, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);
const oneByOne = atMost(1);

/** A file read, checked and cleaned, not yet kept. */
export type Prepared = { ok: true; name: string; type: Kind; bytes: Uint8Array };

/**
 * Reads a file that was sent. Its kind is decided by what is in it. Refuses an empty one, one over 10 MB,
 * a kind that is not PDF, JPG or PNG, a PDF that is more than pages, and what cannot be decoded to the end; as
 * `unread`, what the machine had no time for.
 * Pictures are written again from their pixels: no place, device or hidden content goes with them.
 */
export async function prepareFile(file: File): Promise<Prepared | FileRefusal> {
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "application/pdf") return preparePdf(file.name, bytes);
  if (type === "image/jpeg" || type === "image/png") return preparePicture(file.name, bytes, type);
  return { ok: false, reason: "file-type" };
}

async function preparePdf(name: string, bytes: Uint8Array): Promise<Prepared | FileRefusal> {
  const type = "application/pdf";
  const refusal = await checkPdf(bytes);
  return refusal ?? { ok: true, name: displayName(name, type), type, bytes };
}

/** 40 million pixels is above any phone's photo; a small file can hold a picture of billions. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 2400;

async function preparePicture(
  name: string,
  sent: Uint8Array,
  type: "image/jpeg" | "image/png",
): Promise<Prepared | FileRefusal> {
  const damaged = { ok: false as const, reason: "file-damaged" };
  // Its head says how large it is: one that is too large does not wait for its turn.
  const told = await sharp(sent)
    .metadata()
    .catch(() => null);
  if (!told || told.width * told.height > MOST_PIXELS) return damaged;
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "warning" })
    .autoOrient()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: 10 });
  const encoded = type === "image/png" ? picture.png() : picture.jpeg({ quality: 85 });
  try {
    const bytes = new Uint8Array(await oneByOne(() => encoded.toBuffer()));
    return { ok: true, name: displayName(name, type), type, bytes };
  } catch (error) {
    if (isLate(error)) return unread;
    // The picture cannot be decoded: what is wrong with it is not our fault, and the person can act.
    return damaged;
  }
}

/** The clock of libvips, as it says it: nothing is wrong with the picture. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout:");
}
