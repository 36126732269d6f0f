import { defineMessages } from "./define-messages.ts";
import { fileUpload as en } from "./en/file-upload.ts";
import { formatMegabytes, formatNumber } from "./format.ts";
import { fileUpload as fr } from "./fr/file-upload.ts";
import type { Locale } from "./locale.ts";

/** Messages of a file upload. */
export const fileUploadMessages = defineMessages(fr, en);

/** Formats a file size in decimal units, as phones do: « 271 Ko », « 1,4 Mo ». */
export function formatFileSize(locale: Locale, bytes: number): string {
  const t = fileUploadMessages[locale];
  if (bytes >= 1_000_000) return t.megabytes(formatMegabytes(locale, bytes));
  return t.kilobytes(formatNumber(locale, Math.ceil(bytes / 1_000), 0));
}
