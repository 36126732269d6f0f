import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchable } from "#app/i18n/compare.ts";

/** The words of a question, as the database compares them: at most eight of its first 200 characters count. */
export function wordsOf(question: string): string[] {
  return searchable(question.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
}

/** That a text holds a word of a question, whatever its case and accents; a part of a word is enough. */
export function holds(text: SQLWrapper, word: string): SQL {
  return holdsAsIs(sql`fold(${text})`, word);
}

/** The same of a text that is kept as `fold` of the database makes it. */
export function holdsAsIs(folded: SQLWrapper, word: string): SQL {
  return sql`strpos(${folded}, ${word}) > 0`;
}

/** Conditions that a text holds each word of a question, in any order. */
export function answering(text: SQLWrapper, question: string): SQL[] {
  return wordsOf(question).map((word) => holds(text, word));
}
