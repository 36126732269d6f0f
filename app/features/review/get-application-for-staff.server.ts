import { eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import {
  type Application,
  loadApplicationDetails,
} from "#app/features/admissions/application.server.ts";
import { findApplication } from "#app/features/admissions/editable-application.server.ts";
import { canDecide, canSeeAsStaff } from "#app/features/admissions/policy.ts";
import { buildApplicationRecord } from "#app/features/admissions/record/application-record.server.ts";
import { maskApplication } from "#app/features/admissions/record/mask-answers.ts";
import type { ApplicationRecord } from "#app/features/admissions/record/record.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as listed } from "#app/platform/db/schema/review.ts";

export type ReviewedApplication = Omit<Application, "record" | "campus"> & {
  campus: Campus;
  number: string;
  submittedAt: Date;
  /** The submitted record, with the labels the candidate saw. */
  record: ApplicationRecord;
  email: string;
  /** The candidate's language. */
  personLocale: Locale;
  canDecide: boolean;
};

/** Permission check only; does not write an access-log entry. */
export async function canOpenApplication(actor: Actor, id: string): Promise<boolean> {
  const row = await findApplication(id);
  return row !== null && canSeeAsStaff(actor, row);
}

/**
 * Loads a submitted application in the officer's language, with the passport number masked in every field and in the
 * record. Records the access in the history once an hour, and again when the candidate answered since. Returns null
 * when the actor may not see it.
 */
export async function getApplicationForStaff(
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<ReviewedApplication | null> {
  const row = await findApplication(id);
  if (!row?.number || !row.submittedAt || !canSeeAsStaff(actor, row)) return null;
  const [person] = await db()
    .select({ email: users.email, reads: users.locale, answeredAt: listed.answeredAt })
    .from(users)
    .leftJoin(listed, eq(listed.applicationId, row.id))
    .where(eq(users.id, row.accountId));
  const subject = { kind: "application", id: row.id };
  await recordAccess(actor, "application.opened", subject, undefined, person?.answeredAt);
  const application = maskApplication(await loadApplicationDetails(row, locale));
  return {
    ...application,
    campus: requireCampus(row),
    number: row.number,
    submittedAt: row.submittedAt,
    record: application.record ?? buildApplicationRecord(application, locale),
    email: person?.email ?? "",
    personLocale: person?.reads ?? locale,
    canDecide: canDecide(actor, row),
  };
}
