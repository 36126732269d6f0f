import type { EditedEntry } from "#app/features/content/editing/entry-list.server.ts";
import { isBehind } from "#app/features/content/entry.ts";
import { editorMessages } from "#app/i18n/editor.ts";
import { locales } from "#app/i18n/locale.ts";
import { answersSearch } from "#app/i18n/name-key.ts";
import type { Query } from "#app/lib/query.ts";
import { labelOf } from "./filled.ts";

/** What one may look for among the entries; each is a question staff ask. */
export const filters = [
  "all",
  "draft",
  "scheduled",
  "english",
  "behind",
  "claims",
  "demo",
  "incomplete",
  "hidden",
] as const;
export type Filter = (typeof filters)[number];

const tests: Record<Filter, (entry: EditedEntry) => boolean> = {
  all: () => true,
  draft: ({ states }) => Object.values(states).some((state) => state.newest.isDraft),
  scheduled: ({ states }) => Object.values(states).some((state) => state.scheduled),
  english: ({ states }) => !states.en?.published,
  behind: ({ states }) => isBehind(states),
  claims: ({ left }) => left.unproved + left.expired > 0,
  demo: ({ demo }) => demo,
  incomplete: ({ left }) => left.incomplete > 0,
  hidden: ({ hidden }) => hidden,
};

/** The filter an address asks for; all, when it is none of ours. */
export function filterOf(query: Query): Filter {
  return query.oneOf("filtre", filters) ?? "all";
}

/** How many entries each filter finds. */
export function countEach(entries: EditedEntry[]): Record<Filter, number> {
  const counted = filters.map((name) => [name, entries.filter(tests[name]).length]);
  return Object.fromEntries(counted);
}

/** The entries of a filter in whose words or kind all the words of the search are, compared as names (`nameKey`). */
export function found(entries: EditedEntry[], filter: Filter, search: string): EditedEntry[] {
  return entries.filter((entry) => {
    if (!tests[filter](entry)) return false;
    const named = locales
      .map((locale) => labelOf(editorMessages[locale].kinds, entry.kind))
      .join(" ");
    return answersSearch(
      `${named} ${entry.title} ${entry.slug} ${JSON.stringify(entry.words)}`,
      search,
    );
  });
}

/** Where an entry stands among those of its kind; null when there is no such entry. */
export function placeOf(entries: EditedEntry[], id: string | null) {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return null;
  const same = entries.filter(({ kind }) => kind === entry.kind);
  const { words: _words, ...told } = entry;
  return { entry: told, place: same.indexOf(entry) + 1, of: same.length };
}
