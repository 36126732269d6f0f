import { and, asc, eq, isNotNull } from "drizzle-orm";
import { type Told, toldMoment } from "#app/features/identity/told.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { reviewWords } from "#app/i18n/review.ts";
import { db } from "#app/platform/db/client.server.ts";
import { notes } from "#app/platform/db/schema/review.ts";
import { checksOf } from "./checklist.server.ts";

/**
 * What the staff wrote about the person in their application: the notes and the checklist, without the names
 * of the school's people. No page shows it to them; the law gives it to who asks (README).
 */
export async function tellReview(application: { id: string }, locale: Locale): Promise<Told> {
  const { data: words, checklist } = reviewWords[locale];
  const rows = await db()
    .select()
    .from(notes)
    .where(and(eq(notes.applicationId, application.id), isNotNull(notes.words)))
    .orderBy(asc(notes.createdAt));
  const checks = (await checksOf(application.id)).filter(({ at }) => at !== null);
  return {
    [words.notes]: rows.map((note) => ({
      [words.at]: toldMoment(locale, note.createdAt),
      [words.words]: note.words,
    })),
    [words.checklist]: checks.map(({ theme, state, words: said, at }) => ({
      [checklist.themes[theme]]: checklist.states[state],
      [words.words]: said,
      [words.checkedOn]: at && toldMoment(locale, at),
    })),
  };
}
