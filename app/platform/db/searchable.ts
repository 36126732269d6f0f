import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchable } from "#app/i18n/compare.ts";
import { nameKey } from "#app/i18n/name-key.ts";

/** The words of a question, as the database compares them: at most eight of its first 200 characters count. */
export function wordsOf(question: string): string[] {
  return searchable(question.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
}

/**
 * That a text holds a word of a question, whatever its case, accents, apostrophes and hyphens; a part of a word is enough.
 * For texts that name people, which are spelt in many ways.
 */
export function holds(text: SQLWrapper, word: string): SQL {
  const key = nameKey(word);
  const asTyped = holdsAsIs(sql`fold(${text})`, word);
  return key ? sql`(${asTyped} or strpos(name_key(${text}), ${key}) > 0)` : asTyped;
}

/** The same of a text that is kept as `fold` of the database makes it. */
export function holdsAsIs(folded: SQLWrapper, word: string): SQL {
  return sql`strpos(${folded}, ${word}) > 0`;
}

/** Conditions that a text holds each word of a question, in any order. */
export function answering(text: SQLWrapper, question: string): SQL[] {
  return wordsOf(question).map((word) => holds(text, word));
}
