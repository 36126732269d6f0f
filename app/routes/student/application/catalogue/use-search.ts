import { useEffect, useState } from "react";
import { parseSearch, searchCatalogue, type University } from "#app/features/catalogue/course.ts";

type Asked = { all: University[]; query: string; university: string | null };

/** The formations that answer the search of the address, or what is being typed: the page holds all of them. */
export function useSearch({ all, query, university }: Asked) {
  const [typed, setTyped] = useState<string | null>(null);
  // Another search of the address takes the place of what was typed; adding to the basket does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers a change of the search alone
  useEffect(() => setTyped(null), [query]);
  const searched = typed === null ? query : parseSearch(typed);
  const found = searchCatalogue(all, searched);
  const only = found.find(({ id }) => id === university);
  return {
    ...{ typed, setTyped, searched },
    only: only?.id ?? null,
    counts: found.map(({ id, name, courses }) => ({ id, name, count: courses.length })),
    universities: only ? [only] : found,
  };
}
