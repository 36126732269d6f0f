import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import type { Application } from "#app/features/admissions/application.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { duplicates, notes } from "#app/platform/db/schema/review.ts";
import { listThemeChecks } from "./checklist.server.ts";
import { duplicatesMessages } from "./messages/duplicates.ts";
import { reviewMessages } from "./messages/review.ts";

/**
 * The notes, checks and duplicate decisions about an application for the candidate's data export, without the names of
 * staff. No page shows them, but the law grants access to them (README).
 */
export async function exportReview(
  application: Pick<Application, "id" | "campus">,
  locale: Locale,
): Promise<ExportRecord> {
  const { data: t, checklist } = reviewMessages[locale];
  const { data: duplicateTexts } = duplicatesMessages[locale];
  const formatMoment = (at: Date) => formatExportTime(locale, at, application.campus);
  const rows = await db()
    .select()
    .from(notes)
    .where(and(eq(notes.applicationId, application.id), isNotNull(notes.words)))
    .orderBy(asc(notes.createdAt));
  const checks = (await listThemeChecks(application.id)).filter(({ at }) => at !== null);
  return {
    [t.notes]: rows.map((note) => ({
      [t.at]: formatMoment(note.createdAt),
      [t.text]: note.words,
    })),
    [t.checklist]: checks.map(({ theme, state, comment, at }) => ({
      [checklist.themes[theme]]: checklist.states[state],
      [t.text]: comment,
      [t.checkedOn]: at && formatMoment(at),
    })),
    [duplicateTexts.title]: (await listVerdicts(application.id)).map(({ number, at }) => ({
      [duplicateTexts.at]: formatMoment(at),
      // Of another person's application, only that it was compared.
      [duplicateTexts.title]:
        number === null ? duplicateTexts.different : duplicateTexts.same(number),
    })),
  };
}

/** The decisions about this application and another, with the number of the other only when it is the same person's. */
async function listVerdicts(id: string) {
  const other = sql`case ${duplicates.firstId} when ${id} then ${duplicates.secondId} else ${duplicates.firstId} end`;
  const rows = await db()
    .select({ verdict: duplicates.verdict, at: duplicates.decidedAt, number: applications.number })
    .from(duplicates)
    .innerJoin(applications, eq(applications.id, other))
    .where(
      and(
        ne(duplicates.verdict, "undone"),
        or(eq(duplicates.firstId, id), eq(duplicates.secondId, id)),
      ),
    );
  return rows.map(({ verdict, at, number }) => ({
    at,
    number: verdict === "same" ? number : null,
  }));
}
