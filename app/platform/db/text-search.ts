import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { nameKey } from "#app/i18n/name-key.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";

/** Splits a search query into normalised terms: at most eight, from its first 200 characters. */
export function splitSearchTerms(query: string): string[] {
  return normalizeForSearch(query.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
}

/**
 * SQL condition that a text contains a term, ignoring case, accents, apostrophes and hyphens; part of a word matches.
 * For texts with people's names, it also ignores spelling variants (`nameKey`).
 */
export function containsTerm(text: SQLWrapper, term: string): SQL {
  const key = nameKey(term);
  const literalMatch = foldedContains(sql`fold(${text})`, term);
  return key ? sql`(${literalMatch} or strpos(name_key(${text}), ${key}) > 0)` : literalMatch;
}

/** The same for a column that already stores the result of the SQL function `fold`. */
export function foldedContains(folded: SQLWrapper, term: string): SQL {
  return sql`strpos(${folded}, ${term}) > 0`;
}

/** SQL conditions that a text contains every term of a query, in any order. */
export function matchesQuery(text: SQLWrapper, query: string): SQL[] {
  return splitSearchTerms(query).map((word) => containsTerm(text, word));
}
