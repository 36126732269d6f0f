import { eq } from "drizzle-orm";
import { type Application, fill } from "#app/features/admissions/application.server.ts";
import { findApplication } from "#app/features/admissions/draft.server.ts";
import { masked, maskedRecord } from "#app/features/admissions/passport-masked.ts";
import { mayDecide, maySeeAsStaff } from "#app/features/admissions/policy.ts";
import type { ApplicationRecord } from "#app/features/admissions/record.ts";
import { writeDown } from "#app/features/admissions/submission.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { didSince } from "#app/features/identity/subject-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";

export type ReviewedApplication = Omit<Application, "record"> & {
  number: string;
  submittedAt: Date;
  /** What was submitted, in the words the person saw. */
  record: ApplicationRecord;
  email: string;
  mayDecide: boolean;
};

/**
 * A submitted application to review, in the language of the officer. The passport's number is masked;
 * the frozen record hides it too. That they saw it is written in the history, once an hour. Null when it is
 * not for this actor.
 */
export async function getApplicationFor(
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<ReviewedApplication | null> {
  const row = await findApplication(id);
  if (!row?.number || !row.submittedAt || !maySeeAsStaff(actor, row)) return null;
  const [person] = await db()
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, row.candidateId));
  await noteOpening(actor, row.id);
  const application = await fill(row, locale);
  const { passportNumber } = application.info;
  const written = application.record ?? writeDown(application, locale);
  return {
    ...application,
    number: row.number,
    submittedAt: row.submittedAt,
    info: { ...application.info, passportNumber: masked(passportNumber) },
    record: maskedRecord(written, passportNumber),
    email: person?.email ?? "",
    mayDecide: mayDecide(actor, row),
  };
}

const HOUR = 3_600_000;

/** Who saw what: a page opened again within the hour is the same look. */
async function noteOpening(actor: Actor, applicationId: string): Promise<void> {
  const subject = { kind: "application", id: applicationId };
  const since = new Date(now().getTime() - HOUR);
  if (await didSince(actor, "application.opened", subject, since)) return;
  await transaction((tx) => record(tx, actor, "application.opened", subject));
}
