import type { Locale } from "./locale.ts";

/** Who the school is in one language. */
export type School = {
  name: string;
  /** Where there is room for one word: under the icon on a telephone. */
  short: string;
  /** The name in a sentence, with its article: « le Collège »; in French after the words « de » and « à ». */
  the: string;
  of: string;
  to: string;
  /** The picture that stands for the mark; null for the mark drawn in the pages. */
  logo: SchoolLogo | null;
};

/**
 * The addresses of its files (`avif` is the smallest), and its shape in pixels. `icon` is the smaller of the icons of a
 * home screen; null for a drawing that came with the site, which has none.
 */
export type SchoolLogo = {
  avif: string;
  webp: string;
  icon: string | null;
  width: number;
  height: number;
  alt: string;
};

export type Schools = Record<Locale, School>;

const demoName = "Collège Érabao";
const demoIdentity = { name: demoName, short: "Érabao", logo: null };

/** The demonstration brand: what is said until the school has said otherwise. */
export const demoSchools: Schools = {
  fr: { ...demoIdentity, the: `le ${demoName}`, of: `du ${demoName}`, to: `au ${demoName}` },
  en: { ...demoIdentity, the: demoName, of: demoName, to: demoName },
};

let readSchools = (): Schools => demoSchools;

/** Says where the identity of the school is known from: on the server what is published, in a browser the page. */
export function setSchoolsSource(source: () => Schools): void {
  readSchools = source;
}

/** The identity of the school in both languages, as it is now. */
export function getSchools(): Schools {
  return readSchools();
}

/** Has the school said who it is? Until then it bears the demonstration brand. */
export function hasSchoolIdentity(): boolean {
  return readSchools() !== demoSchools;
}

/** `{school}`, `{the school}`, `{of school}`, `{to school}`; `{The school}` begins a sentence. */
const SCHOOL_PLACEHOLDER = /\{(?:(the|of|to) )?school\}/gi;

/** Does a sentence name the school? */
export function mentionsSchool(sentence: string): boolean {
  return sentence.search(SCHOOL_PLACEHOLDER) >= 0;
}

/** Puts the school where a sentence names it. */
export function insertSchoolName(locale: Locale, sentence: string): string {
  return sentence.replace(SCHOOL_PLACEHOLDER, (_, form = "name") => {
    const replacement = readSchools()[locale][form.toLowerCase() as "name" | "the" | "of" | "to"];
    return form === "The"
      ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
      : replacement;
  });
}
