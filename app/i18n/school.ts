import type { Locale } from "./locale.ts";

/** The identity of the school in one language. */
export type School = {
  name: string;
  /** A one-word name for the icon on a phone. */
  short: string;
  /**
   * The name inside a sentence, with its article: « le Collège »; `of` and `to` are the French forms after « de » and
   * « à ».
   */
  the: string;
  of: string;
  to: string;
  /** The uploaded logo; null for the one drawn in the pages. */
  logo: SchoolLogo | null;
};

/**
 * The file paths of a logo (`avif` is the smallest) and its size in pixels. `icon` is the smaller icon of a home
 * screen; null for the shipped drawing.
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

/** The identity of the demonstration, used until the school sets its own. */
export const demoSchools: Schools = {
  fr: { ...demoIdentity, the: `le ${demoName}`, of: `du ${demoName}`, to: `au ${demoName}` },
  en: { ...demoIdentity, the: demoName, of: demoName, to: demoName },
};

let readSchools = (): Schools => demoSchools;

/** Sets where the identity is read from: the published content on the server, the page in a browser. */
export function setSchoolsSource(source: () => Schools): void {
  readSchools = source;
}

/** The current identity of the school in both languages. */
export function getSchools(): Schools {
  return readSchools();
}

/** Whether the school has set its identity; false means that of the demonstration. */
export function hasSchoolIdentity(): boolean {
  return readSchools() !== demoSchools;
}

/** `{school}`, `{the school}`, `{of school}`, `{to school}`; `{The school}` at the start of a sentence. */
const SCHOOL_PLACEHOLDER = /\{(?:(the|of|to) )?school\}/gi;

/** Whether a message contains the name of the school. */
export function mentionsSchool(sentence: string): boolean {
  return sentence.search(SCHOOL_PLACEHOLDER) >= 0;
}

/** Replaces the placeholders of the school by its name. */
export function insertSchoolName(locale: Locale, sentence: string): string {
  return sentence.replace(SCHOOL_PLACEHOLDER, (_, form = "name") => {
    const replacement = readSchools()[locale][form.toLowerCase() as "name" | "the" | "of" | "to"];
    return form === "The"
      ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
      : replacement;
  });
}
