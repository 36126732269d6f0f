import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { checkFileSize, type FileRefusal } from "#app/features/documents/file-rules.ts";
import { prepareFile } from "#app/features/documents/prepare-file.server.ts";
import { parseFilmMetadata } from "./film-metadata.ts";
import { findFilmError } from "./film-tracks.ts";
import { type MediumKind, MIN_WIDTH_PX } from "./medium.ts";

/** A checked file that is not stored yet. */
export type MediumFile = {
  ok: true;
  kind: MediumKind;
  /** The initial title: the file name without folder and extension. */
  title: string;
  fileName: string;
  type: string;
  bytes: Uint8Array;
  hash: string;
  width: number;
  height: number;
  seconds: number;
};

/**
 * Part of the hash. Change it when originals are transcoded differently, because browsers cache served files forever.
 */
const TRANSCODE_REVISION = "1";

/**
 * Reads and checks an uploaded file; its content decides the kind. Pictures are re-encoded from their pixels
 * (`prepareFile`), films stay unchanged. Refuses an empty file, one over 10 MB, other types than JPG, PNG, MP4 and
 * WebM, damaged files, small pictures and films that `findFilmError` refuses.
 */
export async function readMedium(file: File | null): Promise<MediumFile | FileRefusal> {
  if (!file) return { ok: false, reason: "required" };
  const refusal = checkFileSize(file);
  if (refusal) return refusal;
  return readUploadedMedium(file.name, new Uint8Array(await file.arrayBuffer()));
}

/**
 * The same for a file uploaded in pieces, whose size was checked before: up to 100 MB for a film, 10 MB for a picture.
 */
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
  if (width < MIN_WIDTH_PX) return { ok: false, reason: `medium-too-small:${MIN_WIDTH_PX}` };
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

/** The file name without folder, extension, control characters and direction marks. */
function getFileTitle(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "");
  return [...cleaned.replace(/[_\s]+/g, " ").trim()].slice(0, 100).join("") || "media";
}
