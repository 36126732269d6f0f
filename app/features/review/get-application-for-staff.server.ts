import { eq } from "drizzle-orm";
import {
  type Application,
  loadApplicationDetails,
} from "#app/features/admissions/application.server.ts";
import { findApplication } from "#app/features/admissions/editable-application.server.ts";
import {
  maskPassportNumber,
  maskRecord,
} from "#app/features/admissions/personal-info/mask-passport.ts";
import { canDecide, canSeeAsStaff } from "#app/features/admissions/policy.ts";
import type { ApplicationRecord } from "#app/features/admissions/record.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { buildApplicationRecord } from "#app/features/admissions/sending/submit-application.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { recordLook } from "#app/features/identity/look.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as listed } from "#app/platform/db/schema/review.ts";

export type ReviewedApplication = Omit<Application, "record" | "campus"> & {
  campus: Campus;
  number: string;
  submittedAt: Date;
  /** What was submitted, in the words the person saw. */
  record: ApplicationRecord;
  email: string;
  /** The language that the person reads. */
  personLocale: Locale;
  canDecide: boolean;
};

/** Is this an application that the actor may open? Asking is not seeing it: nothing is written. */
export async function canOpenApplication(actor: Actor, id: string): Promise<boolean> {
  const row = await findApplication(id);
  return row !== null && canSeeAsStaff(actor, row);
}

/**
 * A submitted application to review, in the language of the officer. The passport's number is masked;
 * the frozen record hides it too. That they saw it is written in the history, once an hour, and again
 * when the person answered since. Null when it is not for this actor.
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
    .where(eq(users.id, row.candidateId));
  const subject = { kind: "application", id: row.id };
  await recordLook(actor, "application.opened", subject, undefined, person?.answeredAt);
  const application = await loadApplicationDetails(row, locale);
  const { passportNumber } = application.info;
  const submittedRecord = application.record ?? buildApplicationRecord(application, locale);
  return {
    ...application,
    campus: requireCampus(row),
    number: row.number,
    submittedAt: row.submittedAt,
    info: { ...application.info, passportNumber: maskPassportNumber(passportNumber) },
    record: maskRecord(submittedRecord, passportNumber),
    email: person?.email ?? "",
    personLocale: person?.reads ?? locale,
    canDecide: canDecide(actor, row),
  };
}
