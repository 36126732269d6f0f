/** The accepted types, detected from the content, with their extensions. */
export const fileExtensions = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const;
export type FileType = keyof typeof fileExtensions;

/** The `accept` attribute of the file input; the server checks the content. */
export const FILE_ACCEPT = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** 10 MB, in decimal units as phones show them. */
export const MAX_FILE_BYTES = 10_000_000;

/** More than a whole school record; more pages would only load the server. */
export const MAX_PDF_PAGES = 100;

/** Readers accept a PDF header within these first bytes (ISO 32000-1, annex H, note 13). */
export const MAX_PDF_HEAD_OFFSET = 1_024;

/** Forty years with a proof each, a photo, and room for replacements. */
export const MAX_FILES_PER_USER = 60;
/** Some thousands of users share one disk. */
export const MAX_BYTES_PER_USER = 150_000_000;
/** Unfinished uploads per user; a new one replaces the oldest. */
export const MAX_PENDING_UPLOADS = 10;
/** Films of the site; the page says this limit. */
export const MAX_MEDIUM_BYTES = 100_000_000;
/** Unfinished media uploads per editor. */
const MAX_PENDING_MEDIA_UPLOADS = 3;

/** What an upload in pieces is for, with its size limit and number per user. */
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

/** Hours until an unfinished or unused upload is deleted. */
export const UPLOAD_LIFETIME_HOURS = 24;

export type FileRefusal = { ok: false; reason: string };

/** Says nothing about the file: the machine had no time to check it, and may have later. */
export const unreadRefusal: FileRefusal = { ok: false, reason: "file-unread" };

/** Refuses an empty or too large file before it is read: only its name says what it may be. */
export function checkFileSize(
  { name, size }: { name: string; size: number },
  purpose: UploadPurpose = "file",
): FileRefusal | null {
  const { maxBytes } = uploadPurposes[purpose];
  if (size === 0) return { ok: false, reason: "file-empty" };
  if (size > maxBytes) return { ok: false, reason: getTooLargeReason({ name, size }, purpose) };
  return null;
}

/**
 * Returns the error code of a file over the limit of its purpose, with its size in bytes: `photo-too-large` explains
 * how to take a lighter photo, where a PDF would have fewer pages.
 */
export function getTooLargeReason(
  { name, size }: { name: string; size: number },
  purpose: UploadPurpose = "file",
): string {
  const { tooLargeReason } = uploadPurposes[purpose];
  const isPhoto = purpose === "file" && /\.(?:jpe?g|png|hei[cf])$/i.test(name);
  return `${isPhoto ? "photo-too-large" : tooLargeReason}:${size}B`;
}

/** Names that Windows reserves, with any extension. */
const RESERVED_NAMES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a file name that is safe to store and show: without folder, control or direction characters or reserved
 * names, up to 140 characters plus the extension of the real type.
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

/** The `Content-Disposition` header (RFC 6266, RFC 5987); the name cannot inject another header. */
export function contentDisposition(name: string, isInline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
