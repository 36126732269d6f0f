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

/** A checked and cleaned file that is not stored yet. `pages` is null when they are not counted. */
export type PreparedFile = {
  ok: true;
  name: string;
  type: FileType;
  bytes: Uint8Array;
  pages: number | null;
};

/**
 * Reads and cleans an uploaded file; its type is detected from its content. Pictures are re-encoded, so that metadata
 * and hidden content are lost; an animated PNG keeps its first frame. Refuses an empty file, one over 10 MB,
 * `file-type`, `file-heic`, the errors of `checkPdf` and `preparePicture`, and `file-store-unavailable` before reading
 * anything while the store is unavailable.
 */
export async function prepareFile(file: File): Promise<PreparedFile | FileRefusal> {
  const refusal = checkFileSize(file);
  if (refusal) return refusal;
  const unavailable = await refuseWhenStoreUnavailable(refuseUnlessWritable);
  if (unavailable) return unavailable;
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
      // Printers and mail programs put lines or a byte-order mark before the PDF header.
      const head = Buffer.from(bytes.subarray(0, MAX_PDF_HEAD_OFFSET)).toString("latin1");
      return head.includes("%PDF-") ? "application/pdf" : null;
    }
    default:
      return null;
  }
}
