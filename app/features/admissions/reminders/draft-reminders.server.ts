import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import {
  notifyDueReminders,
  type Reminder,
} from "#app/features/notifications/notify-reminders.server.ts";
import { skipNight } from "#app/features/notifications/schedule.ts";
import { formatDate } from "#app/i18n/format.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { applications, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import {
  composeRequestEmail,
  createConsentToken,
  findConsentToken,
  hashConsentToken,
} from "../consent/consent-emails.server.ts";
import { countDaysToClosing } from "../intake/intake.ts";
import { getConsentAge } from "../intake/school-rules.server.ts";
import { CONSENT_REMINDER_DAYS, getClosingReminders } from "./draft-reminders.ts";

const APPLICATION_PATH = "/espace-etudiant/candidate";
/** The page where a candidate requests consent. */
const ADULTS_PATH = `${APPLICATION_PATH}/info-personnel?partie=parents`;
const isDraft = isNull(applications.submittedAt);

/** Lists the reminders of unsubmitted drafts before the closing, due until this moment. */
export async function listClosingReminders(until: Date): Promise<Reminder[]> {
  const rows = await db()
    .select({ application: applications, closesAt: intakes.closesAt })
    .from(applications)
    .innerJoin(intakes, eq(intakes.id, applications.intakeId))
    .where(and(isDraft, gt(intakes.closesAt, now()), lte(intakes.opensAt, now())));
  return rows.flatMap(({ application, closesAt }) => {
    const { id, accountId: personId, campus, createdAt } = application;
    // Of the reminders already due, only the last: the text of earlier ones would have a wrong number of days.
    const reminders = getClosingReminders(createdAt, closesAt).filter(({ at }) => at <= until);
    const lastDueIndex = reminders.findLastIndex(({ at }) => at <= now());
    return reminders.slice(Math.max(0, lastDueIndex)).map(({ days, at }) => ({
      at,
      personId,
      campus,
      kind: "deadline" as const,
      urgency: "grouped" as const,
      key: `closing:${id}:${days}`,
      path: APPLICATION_PATH,
      say: (locale) => {
        const { subject, text, action } = notificationsMessages[locale].reminders.closing;
        const daysLeft = countDaysToClosing(closesAt, at > now() ? at : now());
        return {
          subject: subject(daysLeft),
          text: text(formatDate(locale, toCalendarDate(closesAt))),
          action,
        };
      },
    }));
  });
}

/** Lists the reminders of unanswered consent requests due until this moment. */
export async function listConsentReminders(until: Date): Promise<Reminder[]> {
  const requestedBefore = new Date(until.getTime() - CONSENT_REMINDER_DAYS * DAY_MS);
  const rows = await db()
    .select({ consent: consents, application: applications, info: personalInfos })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .where(and(isDraft, isOpenConsent(), lte(consents.createdAt, requestedBefore)));
  return rows.map(({ consent, application, info }) => ({
    at: skipNight(
      new Date(consent.createdAt.getTime() + CONSENT_REMINDER_DAYS * DAY_MS),
      application.campus,
    ),
    personId: application.accountId,
    campus: application.campus,
    kind: "consent" as const,
    urgency: "grouped" as const,
    key: `consent:${consent.id}`,
    path: ADULTS_PATH,
    say: (locale) => notificationsMessages[locale].reminders.consent,
    also: (tx) => remindAdult(tx, consent),
    adult: isRequestedByEmail(consent)
      ? {
          name: info[`${consent.adult}Name`] ?? "",
          email: consent.email,
          subject: (locale) =>
            notificationsMessages[locale].reminders.adult.subject(formatFullName(info)),
        }
      : undefined,
  }));
}

const isOpenConsent = () =>
  and(isNull(consents.givenAt), isNull(consents.refusedAt), gt(consents.expiresAt, now()));

type ConsentRow = typeof consents.$inferSelect;

function isRequestedByEmail(consent: ConsentRow): consent is ConsentRow & { email: string } {
  return consent.channel === "mail" && !!consent.email;
}

/**
 * Emails the adult again with the same link. A link that no known secret gives is replaced, with its stored digest.
 */
async function remindAdult(tx: Database, consent: ConsentRow): Promise<void> {
  if (!isRequestedByEmail(consent)) return;
  const { locale, email, expiresAt, applicationId } = consent;
  const token = findConsentToken(consent) ?? createConsentToken(consent);
  const [updatedConsent] = await tx
    .update(consents)
    .set({ tokenDigest: hashConsentToken(token) })
    .where(and(eq(consents.id, consent.id), isOpenConsent()))
    .returning();
  const [application] = await tx
    .select({ info: personalInfos, campus: applications.campus })
    .from(personalInfos)
    .innerJoin(applications, eq(applications.id, personalInfos.applicationId))
    .where(eq(personalInfos.applicationId, applicationId));
  if (!updatedConsent || !application) return;
  const { campus } = application;
  const age = await getConsentAge(campus, tx);
  const candidate = formatFullName(application.info);
  const requestEmail = composeRequestEmail({ locale, token, campus, expiresAt, candidate, age });
  const { subject, note } = notificationsMessages[locale].reminders.adult;
  const paragraphs = [note, ...requestEmail.paragraphs];
  await enqueueEmail(tx, {
    ...requestEmail,
    kind: "consent",
    to: email,
    subject: subject(candidate),
    paragraphs,
  });
}

/** Whether a reminder is still relevant: the draft is not submitted, or the adult has not answered. */
export const isDraftReminderRelevant: RelevanceCheck = async (tx, { key }) => {
  const [subject, id = ""] = key.split(":");
  if (subject === "closing") {
    const [application] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.id, id), isDraft));
    return application !== undefined;
  }
  if (subject !== "consent") return true;
  const [request] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.id, id), isOpenConsent()));
  return request !== undefined;
};

/**
 * Whether a queued notification of an adult's answer is still true; a later change has its own notification. True for
 * other subjects.
 */
export const isConsentOutcomeCurrent: RelevanceCheck = async (tx, { kind, key }) => {
  const [outcome, id = ""] = key.split(":");
  if (kind !== "consent" || (outcome !== "given" && outcome !== "refused")) return true;
  const [consent] = await tx.select().from(consents).where(eq(consents.id, id));
  if (!consent) return false;
  return outcome === "given" ? !consent.withdrawnAt : !consent.givenAt;
};

/** Hourly job: sends the reminders of drafts and of consent requests. */
export async function sendDraftReminders(): Promise<void> {
  await notifyDueReminders(await listClosingReminders(now()));
  await notifyDueReminders(await listConsentReminders(now()));
}
