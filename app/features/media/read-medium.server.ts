import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { checkSize, type FileRefusal } from "#app/features/documents/document.ts";
import { prepareFile } from "#app/features/documents/prepare.server.ts";
import { readFilmFacts } from "./film-facts.ts";
import { findFilmFault } from "./film-tracks.ts";
import { LEAST_WIDTH, type MediumKind } from "./medium.ts";

/** A file that was given to the library, read and checked, not yet kept. */
export type ReadMedium = {
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
const RECIPE = "1";

/**
 * Reads what an editor gives: its kind is decided by what is in it. A picture is written again from its pixels
 * (`documents/prepare.server.ts`); a film stays as it is, once it says how long it lasts and how it is written. Refuses an
 * empty file, one over 10 MB, anything that is not JPG, PNG, MP4 or WebM, what cannot be read to its end, too small a
 * picture, and a film that telephones do not play (`findFilmFault`).
 */
export async function readMedium(file: File | null): Promise<ReadMedium | FileRefusal> {
  if (!file) return { ok: false, reason: "required" };
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  return readSentMedium(file.name, new Uint8Array(await file.arrayBuffer()));
}

/** The same for what was sent in pieces, whose size was checked before: a film may have 100 MB, a picture 10 MB. */
export async function readSentMedium(
  name: string,
  bytes: Uint8Array,
): Promise<ReadMedium | FileRefusal> {
  const type = (await fileTypeFromBuffer(bytes.subarray(0, 100_000)))?.mime;
  if (type === "video/mp4" || type === "video/webm") return readFilm(name, bytes, type);
  return type?.startsWith("image/") ? readPicture(name, bytes) : notMedium;
}

const notMedium: FileRefusal = { ok: false, reason: "medium-type" };

async function readPicture(name: string, sent: Uint8Array): Promise<ReadMedium | FileRefusal> {
  const read = await prepareFile(new File([sent as Uint8Array<ArrayBuffer>], name));
  if (!read.ok) return read.reason === "file-type" ? notMedium : read;
  const { width, height } = await sharp(read.bytes).metadata();
  if (width < LEAST_WIDTH) return { ok: false, reason: `medium-small:${LEAST_WIDTH}` };
  const { name: fileName, type, bytes } = read;
  return { ...named(fileName, type, bytes), kind: "picture", width, height, seconds: 0 };
}

function readFilm(
  name: string,
  bytes: Uint8Array,
  type: "video/mp4" | "video/webm",
): ReadMedium | FileRefusal {
  const facts = readFilmFacts(bytes, type);
  if (!facts) return { ok: false, reason: "film-damaged" };
  const fault = findFilmFault(bytes, type);
  if (fault) return { ok: false, reason: fault };
  const fileName = `${titleOf(name)}.${type === "video/mp4" ? "mp4" : "webm"}`;
  return { ...named(fileName, type, bytes), kind: "video", ...facts };
}

function named(fileName: string, type: string, bytes: Uint8Array) {
  const hash = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 16);
  return { ok: true as const, fileName, title: titleOf(fileName), type, bytes, hash };
}

/** A name to show: no folder, no control or direction mark, no ending. */
function titleOf(name: string): string {
  const bare = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "");
  return [...bare.replace(/[_\s]+/g, " ").trim()].slice(0, 100).join("") || "media";
}
