import { fileTypeFromBuffer } from "file-type";
import { refuseUnlessWritable } from "#app/platform/storage/storage.server.ts";
import { checkPdf } from "./check-pdf.server.ts";
import {
  checkSize,
  displayName,
  type FileRefusal,
  type Kind,
  LONGEST_PDF_HEAD,
} from "./document.ts";
import { preparePicture } from "./picture/prepare-picture.server.ts";
import { refusalWhenAway } from "./store-away.server.ts";

/** A file read, checked and cleaned, not yet kept. `pages` is null when nobody has counted them. */
export type Prepared = {
  ok: true;
  name: string;
  type: Kind;
  bytes: Uint8Array;
  pages: number | null;
};

/**
 * Reads a file that was sent. Its kind is decided by what is in it. While the store takes no file, refuses every one before
 * it is read (`file-store-away`). Otherwise refuses an empty file, one over 10 MB, a kind that is not PDF, JPG or PNG (`file-type`, and `file-heic` for a photo of an iPhone), and what `checkPdf` and
 * `preparePicture` refuse; as `unread`, what the machine had no time for.
 * Pictures are written again from their pixels: no place, device or hidden content goes with them. Of a PNG that moves
 * the first picture is kept.
 */
export async function prepareFile(file: File): Promise<Prepared | FileRefusal> {
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  const away = await refusalWhenAway(refuseUnlessWritable);
  if (away) return away;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await kindOf(bytes);
  if (type === "image/heic") return { ok: false, reason: "file-heic" };
  if (type === null) return { ok: false, reason: "file-type" };
  const read = type === "application/pdf" ? checkPdf(bytes) : preparePicture(bytes, type);
  const prepared = await read;
  return prepared.ok
    ? { pages: 1, ...prepared, name: displayName(file.name, type), type }
    : prepared;
}

async function kindOf(bytes: Uint8Array): Promise<Kind | "image/heic" | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  switch (found) {
    case "application/pdf":
    case "image/jpeg":
    case "image/png":
      return found;
    case "image/apng":
      return "image/png";
    case "image/heic":
    case "image/heif":
    case "image/heic-sequence":
    case "image/heif-sequence":
      return "image/heic";
    case undefined: {
      // Printers and mail programs put lines or a mark before the head of a PDF.
      const head = Buffer.from(bytes.subarray(0, LONGEST_PDF_HEAD)).toString("latin1");
      return head.includes("%PDF-") ? "application/pdf" : null;
    }
    default:
      return null;
  }
}
