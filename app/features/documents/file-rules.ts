/** Kinds of file a person may send, decided by what is in it (mock notes, sentence 13). */
export const kinds = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const;
export type Kind = keyof typeof kinds;

/** What the file chooser offers; the server decides by content. */
export const ACCEPT = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** "10 Mo au plus" (mock notes, sentence 14), in millions of bytes as file managers of phones count. */
export const LARGEST_FILE = 10_000_000;

/** More than a whole school record; a document of thousands of pages only keeps machines busy. */
export const MOST_PAGES = 100;

/** Readers find the head of a PDF within so many bytes (ISO 32000-1, annex H, note 13). */
export const LONGEST_PDF_HEAD = 1_024;

/** What a person may keep here: forty years with a proof, a photo, and room for what replaces them. */
export const MOST_FILES = 60;
/** All their files together, in bytes. A school keeps some thousands of people on one disk. */
export const MOST_BYTES = 150_000_000;
/** Files on their way at the same time; the one begun first gives its place to the next. */
export const MOST_UPLOADS = 10;
/** A film of the site, as its page says; one for the contents is shown by telephones on paid data. */
export const LARGEST_MEDIUM = 100_000_000;
/** Pictures and films on their way at the same time, for each of those who edit the site. */
const MOST_MEDIA_UPLOADS = 3;

/** What a file that is sent in pieces will be; how large it may be, and how many a person has on their way. */
export const purposes = {
  file: { largest: LARGEST_FILE, most: MOST_UPLOADS, tooLarge: "file-too-large" },
  medium: { largest: LARGEST_MEDIUM, most: MOST_MEDIA_UPLOADS, tooLarge: "medium-too-large" },
} as const;
export type Purpose = keyof typeof purposes;

/** How long a file may be on its way, and wait for the form that takes it, in hours. */
export const UPLOAD_HOURS = 24;

export type FileRefusal = { ok: false; reason: string };

/** Not a word about the file: the machine had no time to read it, and may have it later. */
export const unread: FileRefusal = { ok: false, reason: "file-unread" };

/** Refuses an empty file and one that is too large, before anything reads it. */
export function checkSize(size: number, purpose: Purpose = "file"): FileRefusal | null {
  const { largest, tooLarge } = purposes[purpose];
  if (size === 0) return { ok: false, reason: "file-empty" };
  if (size > largest) return { ok: false, reason: `${tooLarge}:${size}B` };
  return null;
}

/** What Windows keeps for itself, with any ending: a file or an archive with such a name cannot be saved there. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name safe to keep and to show: no folder, no control or direction mark, at most 150 characters, no name that
 * a system keeps for itself, and the ending of what the file really is.
 */
export function displayName(name: string, kind: Kind): string {
  const bare = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const short = [...bare].slice(0, 140).join("");
  const taken = short === "" || RESERVED.test(short);
  return `${taken ? "document" : short}.${kinds[kind]}`;
}

/** How a browser is told to keep a file (RFC 6266, RFC 5987): the name cannot add a header. */
export function disposition(name: string, inline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
