import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { checkFileSize, type FileRefusal } from "#app/features/documents/file-rules.ts";
import { prepareFile } from "#app/features/documents/prepare-file.server.ts";
import { parseFilmMetadata } from "./film-metadata.ts";
import { findFilmError } from "./film-tracks.ts";
import { type MediumKind, MIN_WIDTH_PX } from "./medium.ts";

/** A file that was given to the library, read and checked, not yet kept. */
export type MediumFile = {
  ok: true;
  kind: MediumKind;
  /** Without folder or ending, as the library first calls it. */
  title: string;
  fileName: string;
  type: string;
  bytes: Uint8Array;
  hash: string;
  width: number;
  height: number;
  seconds: number;
};

/** Changed when other files are made of an original: their addresses are kept by browsers for good. */
const TRANSCODE_REVISION = "1";

/**
 * Reads what an editor gives: its kind is decided by what is in it. A picture is written again from its pixels
 * (`documents/prepare.server.ts`); a film stays as it is, once it says how long it lasts and how it is written. Refuses an
 * empty file, one over 10 MB, anything that is not JPG, PNG, MP4 or WebM, what cannot be read to its end, too small a
 * picture, and a film that telephones do not play (`findFilmFault`).
 */
export async function readMedium(file: File | null): Promise<MediumFile | FileRefusal> {
  if (!file) return { ok: false, reason: "required" };
  const refusal = checkFileSize(file);
  if (refusal) return refusal;
  return readUploadedMedium(file.name, new Uint8Array(await file.arrayBuffer()));
}

/** The same for what was sent in pieces, whose size was checked before: a film may have 100 MB, a picture 10 MB. */
export async function readUploadedMedium(
  name: string,
  bytes: Uint8Array,
): Promise<MediumFile | FileRefusal> {
  const type = (await fileTypeFromBuffer(bytes.subarray(0, 100_000)))?.mime;
  if (type === "video/mp4" || type === "video/webm") return readFilm(name, bytes, type);
  return type?.startsWith("image/") ? readPicture(name, bytes) : notMediumRefusal;
}

const notMediumRefusal: FileRefusal = { ok: false, reason: "medium-type" };

async function readPicture(name: string, input: Uint8Array): Promise<MediumFile | FileRefusal> {
  const prepared = await prepareFile(new File([input as Uint8Array<ArrayBuffer>], name));
  if (!prepared.ok) return prepared.reason === "file-type" ? notMediumRefusal : prepared;
  const { width, height } = await sharp(prepared.bytes).metadata();
  if (width < MIN_WIDTH_PX) return { ok: false, reason: `medium-small:${MIN_WIDTH_PX}` };
  const { name: fileName, type, bytes } = prepared;
  return { ...toMediumFile(fileName, type, bytes), kind: "picture", width, height, seconds: 0 };
}

function readFilm(
  name: string,
  bytes: Uint8Array,
  type: "video/mp4" | "video/webm",
): MediumFile | FileRefusal {
  const metadata = parseFilmMetadata(bytes, type);
  if (!metadata) return { ok: false, reason: "film-damaged" };
  const error = findFilmError(bytes, type);
  if (error) return { ok: false, reason: error };
  const fileName = `${getFileTitle(name)}.${type === "video/mp4" ? "mp4" : "webm"}`;
  return { ...toMediumFile(fileName, type, bytes), kind: "video", ...metadata };
}

function toMediumFile(fileName: string, type: string, bytes: Uint8Array) {
  const hash = createHash("sha256")
    .update(TRANSCODE_REVISION)
    .update(bytes)
    .digest("hex")
    .slice(0, 16);
  return { ok: true as const, fileName, title: getFileTitle(fileName), type, bytes, hash };
}

/** A name to show: no folder, no control or direction mark, no ending. */
function getFileTitle(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "");
  return [...cleaned.replace(/[_\s]+/g, " ").trim()].slice(0, 100).join("") || "media";
}
