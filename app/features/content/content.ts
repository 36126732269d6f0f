import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import type { ContentKinds, Kind, Section } from "./kinds.ts";

/** An entry as the site shows it. `locale` is the language really shown, `fallback` that it is not the wanted one. */
export type Shown<K extends Kind> = {
  id: string;
  slug: string;
  kind: K;
  locale: Locale;
  fallback: boolean;
  data: ContentKinds[K];
};

/** The words of an entry among others, with their language (`lang`) when it is not that of the others. */
export function wordsAmong<K extends Kind>({ data, locale }: Shown<K>, others: Locale): Spoken<K> {
  return locale === others ? data : { ...data, lang: locale };
}

export type Spoken<K extends Kind> = ContentKinds[K] & { lang?: Locale };

const addresses = new Set(["href", "future", "email", "phone", "whatsapp"]);

/**
 * The same words with the spaces, apostrophes and quotation marks of their language. A key ending in
 * Fr or En says its own language; addresses are left as they are.
 */
export function typographic<T>(data: T, locale: Locale): T {
  return refine(data, locale) as T;
}

function refine(value: unknown, locale: Locale): unknown {
  if (typeof value === "string") return refineText(value, locale);
  if (Array.isArray(value)) return value.map((item) => refine(item, locale));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      addresses.has(key) ? item : refine(item, localeOfKey(key) ?? locale),
    ]),
  );
}

function localeOfKey(key: string): Locale | undefined {
  if (key.endsWith("Fr")) return "fr";
  return key.endsWith("En") ? "en" : undefined;
}

const NO_BREAK = "\u00A0";

/** The day of a date, and what is counted, stay with their number at the end of a line. */
const counted =
  /\b(\d{1,3}|1er) (?=(?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|heures|hours|crédits?|credits?)(?!\p{L}))/gu;

/** Formatted text is cut in pieces: an apostrophe may end one, when its word is bold or a link. */
function refineText(text: string, locale: Locale): string {
  const whole = locale === "fr" ? frenchTypography(text) : englishTypography(text);
  return whole.replace(/(\p{L})'$/u, "$1’").replace(counted, `$1${NO_BREAK}`);
}

/** Sections that stand one under the other in a column of text; the others take the whole width. */
export function isInColumn(section: Section): boolean {
  if (section.type === "text") return !section.facts;
  return columnTypes.has(section.type);
}

const columnTypes = new Set<Section["type"]>([
  "details",
  "steps",
  "table",
  "credits",
  "questions",
  "cards",
  "amenities",
  "note",
]);

export type Block = { column: true; sections: Section[] } | { column: false; section: Section };

/** The sections of a page in the order they are given, those of a column put together. */
export function blocksOf(sections: Section[]): Block[] {
  const blocks: Block[] = [];
  for (const section of sections) {
    const last = blocks.at(-1);
    if (!isInColumn(section)) blocks.push({ column: false, section });
    else if (last?.column) last.sections.push(section);
    else blocks.push({ column: true, sections: [section] });
  }
  return blocks;
}
