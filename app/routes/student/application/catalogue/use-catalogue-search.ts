import { useEffect, useState } from "react";
import { parseSearch, searchCatalogue, type University } from "#app/features/catalogue/course.ts";

type CatalogueSearchInput = { all: University[]; query: string; university: string | null };

/** Filters the programmes by the typed search, or else by that of the address; the page contains all of them. */
export function useCatalogueSearch({ all, query, university }: CatalogueSearchInput) {
  const [submitted, setTyped] = useState<string | null>(null);
  // A new search in the address replaces the typed one; adding to the basket does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers a change of the search alone
  useEffect(() => setTyped(null), [query]);
  const activeQuery = submitted === null ? query : parseSearch(submitted);
  const matchingUniversities = searchCatalogue(all, activeQuery);
  const selected = matchingUniversities.find(({ id }) => id === university);
  return {
    ...{ submitted, setTyped, searched: activeQuery },
    only: selected?.id ?? null,
    counts: matchingUniversities.map(({ id, name, courses }) => ({
      id,
      name,
      count: courses.length,
    })),
    universities: selected ? [selected] : matchingUniversities,
  };
}
