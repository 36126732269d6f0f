import { normalizeForSearch } from "./normalize-for-search.ts";

/** Letters that Unicode does not take apart into a plain letter and a mark, as they are typed without them. */
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
/** Signs that stand for an apostrophe: `N'Diaye`, `N’Diaye` and `N`Diaye` are one name. */
const APOSTROPHES = /['’‘‛ʼ`´′ʹʻ＇]/g;
const HYPHENS = /[-‐‑‒–—−]+/g;

/**
 * A name reduced to what two spellings of it share: no case, accents nor apostrophes, hyphens as spaces, plain letters.
 * The database computes the same (`name_key`, held by a test).
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
 * Whether a text has every word of a question, in any order; a part of a word is enough. Both are compared as names
 * are (`nameKey`): `genie civil` finds « Génie-civil ».
 */
export function hasAllWords(text: string, query: string): boolean {
  const textKey = nameKey(text);
  return nameKey(query)
    .split(" ")
    .every((word) => textKey.includes(word));
}
