/** Kinds of file a person may send, decided by what is in it (mock notes, sentence 13). */
export const fileExtensions = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const;
export type FileType = keyof typeof fileExtensions;

/** What the file chooser offers; the server decides by content. */
export const FILE_ACCEPT = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** "10 Mo au plus" (mock notes, sentence 14), in millions of bytes as file managers of phones count. */
export const MAX_FILE_BYTES = 10_000_000;

/** More than a whole school record; a document of thousands of pages only keeps machines busy. */
export const MAX_PDF_PAGES = 100;

/** Readers find the head of a PDF within so many bytes (ISO 32000-1, annex H, note 13). */
export const MAX_PDF_HEAD_OFFSET = 1_024;

/** What a person may keep here: forty years with a proof, a photo, and room for what replaces them. */
export const MAX_FILES_PER_USER = 60;
/** All their files together, in bytes. A school keeps some thousands of people on one disk. */
export const MAX_BYTES_PER_USER = 150_000_000;
/** Files on their way at the same time; the one begun first gives its place to the next. */
export const MAX_PENDING_UPLOADS = 10;
/** A film of the site, as its page says; one for the contents is shown by telephones on paid data. */
export const MAX_MEDIUM_BYTES = 100_000_000;
/** Pictures and films on their way at the same time, for each of those who edit the site. */
const MAX_PENDING_MEDIA_UPLOADS = 3;

/** What a file that is sent in pieces will be; how large it may be, and how many a person has on their way. */
export const uploadPurposes = {
  file: {
    maxBytes: MAX_FILE_BYTES,
    maxPending: MAX_PENDING_UPLOADS,
    tooLargeReason: "file-too-large",
  },
  medium: {
    maxBytes: MAX_MEDIUM_BYTES,
    maxPending: MAX_PENDING_MEDIA_UPLOADS,
    tooLargeReason: "medium-too-large",
  },
} as const;
export type UploadPurpose = keyof typeof uploadPurposes;

/** How long a file may be on its way, and wait for the form that takes it, in hours. */
export const UPLOAD_LIFETIME_HOURS = 24;

export type FileRefusal = { ok: false; reason: string };

/** Not a word about the file: the machine had no time to read it, and may have it later. */
export const unreadRefusal: FileRefusal = { ok: false, reason: "file-unread" };

/**
 * Refuses an empty file and one that is too large, before anything reads it: only its name says what it may be
 * (`photo-too-large` tells how to take a lighter photo, where a PDF would have fewer pages).
 */
export function checkFileSize(
  { name, size }: { name: string; size: number },
  purpose: UploadPurpose = "file",
): FileRefusal | null {
  const { maxBytes } = uploadPurposes[purpose];
  if (size === 0) return { ok: false, reason: "file-empty" };
  if (size > maxBytes) return { ok: false, reason: getTooLargeReason({ name, size }, purpose) };
  return null;
}

/** The error code of a file over the limit of its purpose, with its size in bytes. */
export function getTooLargeReason(
  { name, size }: { name: string; size: number },
  purpose: UploadPurpose = "file",
): string {
  const { tooLargeReason } = uploadPurposes[purpose];
  const isPhoto = purpose === "file" && /\.(?:jpe?g|png|hei[cf])$/i.test(name);
  return `${isPhoto ? "photo-too-large" : tooLargeReason}:${size}B`;
}

/** What Windows keeps for itself, with any ending: a file or an archive with such a name cannot be saved there. */
const RESERVED_NAMES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name safe to keep and to show: no folder, no control or direction mark, at most 150 characters, no name that
 * a system keeps for itself, and the ending of what the file really is.
 */
export function toSafeFileName(name: string, type: FileType): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const short = [...cleaned].slice(0, 140).join("");
  const isReserved = short === "" || RESERVED_NAMES.test(short);
  return `${isReserved ? "document" : short}.${fileExtensions[type]}`;
}

/** How a browser is told to keep a file (RFC 6266, RFC 5987): the name cannot add a header. */
export function contentDisposition(name: string, inline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
