import type { Locale } from "./locale.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** A tree of sentences; a sentence with values in it is a function of them. */
// biome-ignore lint/suspicious/noExplicitAny: each sentence has its own values
export type Words = { readonly [key: string]: string | ((...values: any[]) => string) | Words };

/** The same sentences in both languages: English must have every key of the French, and no other. */
export function bilingual<T extends Words>(fr: T, en: T): Record<Locale, T> {
  return { fr: refine(fr, frenchTypography), en: refine(en, englishTypography) };
}

function refine<T extends Words>(words: T, typography: (text: string) => string): T {
  const refined = Object.entries(words).map(([key, value]) => {
    if (typeof value === "string") return [key, typography(value)];
    if (typeof value === "function")
      return [key, (...values: unknown[]) => typography(value(...values))];
    return [key, refine(value, typography)];
  });
  return Object.fromEntries(refined);
}
