import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import type { ContentKinds, EntryKind, Section } from "./kinds.ts";

/** A published entry. `locale` is the language of `data`; `isFallback` means that it is not the requested one. */
export type PublishedEntry<K extends EntryKind> = {
  id: string;
  slug: string;
  kind: K;
  locale: Locale;
  isFallback: boolean;
  data: ContentKinds[K];
};

/** The data of an entry, with `lang` when its language is not the page's. */
export function toLocalizedData<K extends EntryKind>(
  { data, locale }: PublishedEntry<K>,
  pageLocale: Locale,
): LocalizedData<K> {
  return locale === pageLocale ? data : { ...data, lang: locale };
}

export type LocalizedData<K extends EntryKind> = ContentKinds[K] & { lang?: Locale };

const untypesetKeys = new Set(["href", "future", "email", "phone", "whatsapp"]);

/**
 * Applies the spaces, apostrophes and quotation marks of the language. Keys ending in Fr or En have that language;
 * addresses stay unchanged.
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

// Keeps a day with its month, and a number with its unit, on one line.
const countedUnit =
  /\b(\d{1,3}|1er) (?=(?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|heures|hours|crédits?|credits?)(?!\p{L}))/gu;

/** Formatted text is stored in pieces, so an apostrophe may end a piece when the next word is bold or a link. */
function typesetText(text: string, locale: Locale): string {
  const typeset = locale === "fr" ? frenchTypography(text) : englishTypography(text);
  return typeset.replace(/(\p{L})'$/u, "$1’").replace(countedUnit, `$1${NO_BREAK_SPACE}`);
}

/** Whether a section is shown in a text column rather than at full width. */
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
  | { isColumn: true; sections: Section[] }
  | { isColumn: false; section: Section };

/** Groups consecutive column sections of a page. */
export function groupSections(sections: Section[]): SectionGroup[] {
  const groups: SectionGroup[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (!isColumnSection(section)) groups.push({ isColumn: false, section });
    else if (last?.isColumn) last.sections.push(section);
    else groups.push({ isColumn: true, sections: [section] });
  }
  return groups;
}
