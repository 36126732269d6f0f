import { fileTypeFromBuffer } from "file-type";
import { refuseUnlessWritable } from "#app/platform/storage/storage.server.ts";
import { checkPdf } from "./check-pdf.server.ts";
import {
  checkFileSize,
  type FileRefusal,
  type FileType,
  MAX_PDF_HEAD_OFFSET,
  toSafeFileName,
} from "./file-rules.ts";
import { preparePicture } from "./picture/prepare-picture.server.ts";
import { refuseWhenStoreUnavailable } from "./store-refusal.server.ts";

/** A file read, checked and cleaned, not yet kept. `pages` is null when nobody has counted them. */
export type PreparedFile = {
  ok: true;
  name: string;
  type: FileType;
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
export async function prepareFile(file: File): Promise<PreparedFile | FileRefusal> {
  const refusal = checkFileSize(file);
  if (refusal) return refusal;
  const away = await refuseWhenStoreUnavailable(refuseUnlessWritable);
  if (away) return away;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await detectFileType(bytes);
  if (type === "image/heic") return { ok: false, reason: "file-heic" };
  if (type === null) return { ok: false, reason: "file-type" };
  const preparing = type === "application/pdf" ? checkPdf(bytes) : preparePicture(bytes, type);
  const prepared = await preparing;
  return prepared.ok
    ? { pages: 1, ...prepared, name: toSafeFileName(file.name, type), type }
    : prepared;
}

async function detectFileType(bytes: Uint8Array): Promise<FileType | "image/heic" | null> {
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime;
  switch (mimeType) {
    case "application/pdf":
    case "image/jpeg":
    case "image/png":
      return mimeType;
    case "image/apng":
      return "image/png";
    case "image/heic":
    case "image/heif":
    case "image/heic-sequence":
    case "image/heif-sequence":
      return "image/heic";
    case undefined: {
      // Printers and mail programs put lines or a mark before the head of a PDF.
      const head = Buffer.from(bytes.subarray(0, MAX_PDF_HEAD_OFFSET)).toString("latin1");
      return head.includes("%PDF-") ? "application/pdf" : null;
    }
    default:
      return null;
  }
}
