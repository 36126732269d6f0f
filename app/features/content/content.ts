import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import type { ContentKinds, EntryKind, Section } from "./kinds.ts";

/** An entry as the site shows it. `locale` is the language really shown, `fallback` that it is not the wanted one. */
export type PublishedEntry<K extends EntryKind> = {
  id: string;
  slug: string;
  kind: K;
  locale: Locale;
  fallback: boolean;
  data: ContentKinds[K];
};

/** The words of an entry among others, with their language (`lang`) when it is not that of the others. */
export function toLocalizedData<K extends EntryKind>(
  { data, locale }: PublishedEntry<K>,
  pageLocale: Locale,
): LocalizedData<K> {
  return locale === pageLocale ? data : { ...data, lang: locale };
}

export type LocalizedData<K extends EntryKind> = ContentKinds[K] & { lang?: Locale };

const untypesetKeys = new Set(["href", "future", "email", "phone", "whatsapp"]);

/**
 * The same words with the spaces, apostrophes and quotation marks of their language. A key ending in
 * Fr or En says its own language; addresses are left as they are.
 */
export function applyTypography<T>(data: T, locale: Locale): T {
  return typesetValue(data, locale) as T;
}

function typesetValue(value: unknown, locale: Locale): unknown {
  if (typeof value === "string") return typesetText(value, locale);
  if (Array.isArray(value)) return value.map((item) => typesetValue(item, locale));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      untypesetKeys.has(key) ? item : typesetValue(item, getKeyLocale(key) ?? locale),
    ]),
  );
}

function getKeyLocale(key: string): Locale | undefined {
  if (key.endsWith("Fr")) return "fr";
  return key.endsWith("En") ? "en" : undefined;
}

const NO_BREAK_SPACE = "\u00A0";

/** The day of a date, and what is counted, stay with their number at the end of a line. */
const countedUnit =
  /\b(\d{1,3}|1er) (?=(?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|heures|hours|crédits?|credits?)(?!\p{L}))/gu;

/** Formatted text is cut in pieces: an apostrophe may end one, when its word is bold or a link. */
function typesetText(text: string, locale: Locale): string {
  const typeset = locale === "fr" ? frenchTypography(text) : englishTypography(text);
  return typeset.replace(/(\p{L})'$/u, "$1’").replace(countedUnit, `$1${NO_BREAK_SPACE}`);
}

/** Sections that stand one under the other in a column of text; the others take the whole width. */
export function isColumnSection(section: Section): boolean {
  if (section.type === "text") return !section.facts;
  return columnSectionTypes.has(section.type);
}

const columnSectionTypes = new Set<Section["type"]>([
  "details",
  "steps",
  "table",
  "credits",
  "questions",
  "cards",
  "amenities",
  "note",
]);

export type SectionGroup =
  | { column: true; sections: Section[] }
  | { column: false; section: Section };

/** The sections of a page in the order they are given, those of a column put together. */
export function groupSections(sections: Section[]): SectionGroup[] {
  const groups: SectionGroup[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (!isColumnSection(section)) groups.push({ column: false, section });
    else if (last?.column) last.sections.push(section);
    else groups.push({ column: true, sections: [section] });
  }
  return groups;
}
