import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchable } from "#app/i18n/compare.ts";

/** A text as the database compares it in a search: what `searchable` makes of the question. */
function comparable(text: SQLWrapper): SQL {
  return sql`replace(replace(replace(regexp_replace(normalize(lower(${text}), NFD),
    '[\\u0300-\\u036f]', '', 'g'), 'œ', 'oe'), 'æ', 'ae'), '’', '''')`;
}

/**
 * Conditions that a text holds each word of a question, in any order, whatever its case and accents; a part
 * of a word is enough. At most eight words count.
 */
export function answering(text: SQLWrapper, question: string): SQL[] {
  const words = searchable(question.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
  return words.map((word) => sql`strpos(${comparable(text)}, ${word}) > 0`);
}
