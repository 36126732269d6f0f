import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import {
  notifyDueReminders,
  type Reminder,
} from "#app/features/notifications/notify-reminders.server.ts";
import { skipNight } from "#app/features/notifications/schedule.ts";
import { formatDate } from "#app/i18n/format.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { fullName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import {
  applications,
  consents,
  intakes,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { calendarDate } from "../calendar.ts";
import { consentAgeOf } from "../intake/rules.server.ts";
import { CONSENT_CHASE_DAYS, closingChases, daysLeft } from "./chases.ts";
import { digestOf, requestLetter, tokenOf } from "./consent-letters.server.ts";

const DAY = 86_400_000;
const PATH = "/espace-etudiant/candidate";
/** Where an adult is asked. */
const ADULTS = `${PATH}/info-personnel?partie=parents`;
const draft = isNull(applications.submittedAt);

/** The people who will be recalled, until this moment, that their draft is not sent and applications close. */
export async function closingChasesUntil(until: Date): Promise<Reminder[]> {
  const rows = await db()
    .select({ application: applications, closesAt: intakes.closesAt })
    .from(applications)
    .innerJoin(intakes, eq(intakes.id, applications.intakeId))
    .where(and(draft, gt(intakes.closesAt, now()), lte(intakes.opensAt, now())));
  return rows.flatMap(({ application, closesAt }) => {
    const { id, candidateId: personId, campus, createdAt } = application;
    // Only the last of those whose moment is over: the others would say a number of days that is gone.
    const turns = closingChases(createdAt, closesAt).filter(({ at }) => at <= until);
    const last = turns.findLastIndex(({ at }) => at <= now());
    return turns.slice(Math.max(0, last)).map(({ days, at }) => ({
      at,
      personId,
      campus,
      kind: "deadline" as const,
      urgency: "grouped" as const,
      key: `closing:${id}:${days}`,
      path: PATH,
      say: (locale) => {
        const { subject, text, action } = noticesMessages[locale].chases.closing;
        const left = daysLeft(at > now() ? at : now(), closesAt);
        return {
          subject: subject(left),
          text: text(formatDate(locale, calendarDate(closesAt))),
          action,
        };
      },
    }));
  });
}

/** The people who will be recalled, until this moment, that an adult has not answered them. */
export async function consentChasesUntil(until: Date): Promise<Reminder[]> {
  const asked = new Date(until.getTime() - CONSENT_CHASE_DAYS * DAY);
  const rows = await db()
    .select({ consent: consents, application: applications, info: personalInfos })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .where(and(draft, openConsent(), lte(consents.createdAt, asked)));
  return rows.map(({ consent, application, info }) => ({
    at: skipNight(
      new Date(consent.createdAt.getTime() + CONSENT_CHASE_DAYS * DAY),
      application.campus,
    ),
    personId: application.candidateId,
    campus: application.campus,
    kind: "consent" as const,
    urgency: "grouped" as const,
    key: `consent:${consent.id}`,
    path: ADULTS,
    say: (locale) => noticesMessages[locale].chases.consent,
    also: (tx) => chaseAdult(tx, consent),
    adult: isAskedByMail(consent)
      ? {
          name: info[`${consent.adult}Name`] ?? "",
          email: consent.email,
          subject: (locale) => noticesMessages[locale].chases.adult.subject(fullName(info)),
        }
      : undefined,
  }));
}

const openConsent = () =>
  and(isNull(consents.givenAt), isNull(consents.refusedAt), gt(consents.expiresAt, now()));

type Consent = typeof consents.$inferSelect;

function isAskedByMail(consent: Consent): consent is Consent & { email: string } {
  return consent.channel === "mail" && !!consent.email;
}

/**
 * Writes once more, with the same link, to an adult who was asked by mail. The digest is written again because earlier
 * versions chose their tokens at random: the link of such a request is replaced.
 */
async function chaseAdult(tx: Database, consent: Consent): Promise<void> {
  if (!isAskedByMail(consent)) return;
  const { locale, email, expiresAt, applicationId } = consent;
  const token = tokenOf(consent);
  const [open] = await tx
    .update(consents)
    .set({ tokenDigest: digestOf(token) })
    .where(and(eq(consents.id, consent.id), openConsent()))
    .returning();
  const [about] = await tx
    .select({ info: personalInfos, campus: applications.campus })
    .from(personalInfos)
    .innerJoin(applications, eq(applications.id, personalInfos.applicationId))
    .where(eq(personalInfos.applicationId, applicationId));
  if (!open || !about) return;
  const { campus } = about;
  const age = await consentAgeOf(campus, tx);
  const candidate = fullName(about.info);
  const letter = requestLetter({ locale, token, campus, expiresAt, candidate, age });
  const { subject, note } = noticesMessages[locale].chases.adult;
  const paragraphs = [note, ...letter.paragraphs];
  await enqueueEmail(tx, {
    ...letter,
    kind: "consent",
    to: email,
    subject: subject(candidate),
    paragraphs,
  });
}

/** A draft that was sent, or an adult who answered, needs no letter. */
export const draftStillOpen: RelevanceCheck = async (tx, { key }) => {
  const [what, id = ""] = key.split(":");
  if (what === "closing") {
    const [found] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.id, id), draft));
    return found !== undefined;
  }
  if (what !== "consent") return true;
  const [asked] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.id, id), openConsent()));
  return asked !== undefined;
};

/** What an adult answered and changed since is in a later notice. True for notices of other subjects. */
export const isConsentOutcomeCurrent: RelevanceCheck = async (tx, { kind, key }) => {
  const [outcome, id = ""] = key.split(":");
  if (kind !== "consent" || (outcome !== "given" && outcome !== "refused")) return true;
  const [consent] = await tx.select().from(consents).where(eq(consents.id, id));
  if (!consent) return false;
  return outcome === "given" ? !consent.withdrawnAt : !consent.givenAt;
};

/** Every hour: who has a draft as applications close, and whose adult does not answer. */
export async function chaseDrafts(): Promise<void> {
  await notifyDueReminders(await closingChasesUntil(now()));
  await notifyDueReminders(await consentChasesUntil(now()));
}
