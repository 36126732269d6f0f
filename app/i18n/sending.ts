import { sending as en } from "./en/sending.ts";
import { formatMegabytes, formatNumber } from "./format.ts";
import { sending as fr } from "./fr/sending.ts";
import type { Locale } from "./locale.ts";
import { bilingual } from "./words.ts";

/** Words of a file that is being sent. */
export const sendingWords = bilingual(fr, en);

/** The size of a file as people read it: « 271 Ko », « 1,4 Mo ». `bytes` as file managers of phones count. */
export function fileSize(locale: Locale, bytes: number): string {
  const words = sendingWords[locale];
  if (bytes >= 1_000_000) return words.megabytes(formatMegabytes(locale, bytes));
  return words.kilobytes(formatNumber(locale, Math.ceil(bytes / 1_000), 0));
}
