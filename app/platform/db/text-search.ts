import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchable } from "#app/i18n/compare.ts";
import { nameKey } from "#app/i18n/name-key.ts";

/** The words of a question, as the database compares them: at most eight of its first 200 characters count. */
export function splitSearchTerms(query: string): string[] {
  return searchable(query.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
}

/**
 * That a text holds a word of a question, whatever its case, accents, apostrophes and hyphens; a part of a word is enough.
 * For texts that name people, which are spelt in many ways.
 */
export function containsTerm(text: SQLWrapper, term: string): SQL {
  const key = nameKey(term);
  const literalMatch = foldedContains(sql`fold(${text})`, term);
  return key ? sql`(${literalMatch} or strpos(name_key(${text}), ${key}) > 0)` : literalMatch;
}

/** The same of a text that is kept as `fold` of the database makes it. */
export function foldedContains(folded: SQLWrapper, term: string): SQL {
  return sql`strpos(${folded}, ${term}) > 0`;
}

/** Conditions that a text holds each word of a question, in any order. */
export function matchesQuery(text: SQLWrapper, query: string): SQL[] {
  return splitSearchTerms(query).map((word) => containsTerm(text, word));
}
