import { normalizeForSearch } from "./normalize-for-search.ts";

/** Letters that Unicode does not decompose, and the plain letters that people type instead. */
const plainLetters: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ŋ: "n",
  ɲ: "n",
  ɔ: "o",
  ɛ: "e",
  ə: "e",
  ǝ: "e",
  ı: "i",
  ƴ: "y",
  ß: "ss",
  þ: "th",
};

const SPECIAL_LETTERS = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");
/** Characters used as an apostrophe: `N'Diaye`, `N’Diaye` and `N`Diaye` are one name. */
const APOSTROPHES = /['’‘‛ʼ`´′ʹʻ＇]/g;
const HYPHENS = /[-‐‑‒–—−]+/g;

/**
 * Normalizes a name for comparison: no case, accents or apostrophes, hyphens as spaces, plain letters. The database
 * function `name_key` computes the same, which a test checks.
 */
export function nameKey(name: string): string {
  return normalizeForSearch(name)
    .replace(APOSTROPHES, "")
    .replace(HYPHENS, " ")
    .replace(SPECIAL_LETTERS, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Whether a text contains every word of a query, in any order; part of a word is enough. Compares by `nameKey`: `genie
 * civil` finds « Génie-civil ».
 */
export function hasAllWords(text: string, query: string): boolean {
  const textKey = nameKey(text);
  return nameKey(query)
    .split(" ")
    .every((word) => textKey.includes(word));
}
