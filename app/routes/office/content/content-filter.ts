import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { isTranslationStale } from "#app/features/content/entry.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { locales } from "#app/i18n/locale.ts";
import { hasAllWords } from "#app/i18n/name-key.ts";
import type { Query } from "#app/lib/query.ts";
import { keyLabel } from "./content-form-state.ts";

/** The filters of the content list. */
export const contentFilters = [
  "all",
  "draft",
  "scheduled",
  "english",
  "stale",
  "claims",
  "demo",
  "incomplete",
  "hidden",
] as const;
export type ContentFilter = (typeof contentFilters)[number];

const filterPredicates: Record<ContentFilter, (entry: EditableEntry) => boolean> = {
  all: () => true,
  draft: ({ states }) => Object.values(states).some((state) => state.newest.isDraft),
  scheduled: ({ states }) => Object.values(states).some((state) => state.scheduled),
  english: ({ states }) => !states.en?.published,
  stale: ({ states }) => isTranslationStale(states),
  claims: ({ issues: left }) => left.unproved + left.expired > 0,
  demo: ({ demo }) => demo,
  incomplete: ({ issues: left }) => left.incomplete > 0,
  hidden: ({ hidden }) => hidden,
};

/** An unknown filter is `all`. Bookmarks call `stale` by its former name, `behind`. */
export function parseContentFilter(query: Query): ContentFilter {
  const filter = query.option("filtre", [...contentFilters, "behind"] as const) ?? "all";
  return filter === "behind" ? "stale" : filter;
}

/** The number of entries that each filter finds. */
export function countByContentFilter(entries: EditableEntry[]): Record<ContentFilter, number> {
  const counts = contentFilters.map((name) => [
    name,
    entries.filter(filterPredicates[name]).length,
  ]);
  return Object.fromEntries(counts);
}

/** The entries of a filter whose text or kind contains all search terms, compared by `nameKey`. */
export function applyContentFilter(
  entries: EditableEntry[],
  filter: ContentFilter,
  search: string,
): EditableEntry[] {
  return entries.filter((entry) => {
    if (!filterPredicates[filter](entry)) return false;
    const kindNames = locales
      .map((locale) => keyLabel(editorMessages[locale].kinds, entry.kind))
      .join(" ");
    return hasAllWords(
      `${kindNames} ${entry.title} ${entry.slug} ${JSON.stringify(entry.dataByLocale)}`,
      search,
    );
  });
}

/** The 1-based position of an entry among those of its kind; null when it does not exist. */
export function findEntryPosition(entries: EditableEntry[], id: string | null) {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return null;
  const sameKind = entries.filter(({ kind }) => kind === entry.kind);
  const { dataByLocale: _data, ...listedEntry } = entry;
  return { entry: listedEntry, place: sameKind.indexOf(entry) + 1, total: sameKind.length };
}
