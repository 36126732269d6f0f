import { and, eq, gt } from "drizzle-orm";
import { type Campus, visitor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { removeGuestsByConsent } from "#app/features/messaging/guest/guest.server.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { formatFullName, parsePersonName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { loadApplicationDetails } from "../application.server.ts";
import type { Adult } from "../application-fields.ts";
import { bumpVersion, lockApplication } from "../editable-application.server.ts";
import { getConsentAge } from "../intake/school-rules.server.ts";
import { getPersonalInfo } from "../personal-info/personal-info.server.ts";
import {
  type ConsentLinkState,
  type ConsentPurpose,
  consentPurposes,
  getAdultEmail,
  getLinkState,
  getPurposesFor,
} from "./consent.ts";
import {
  type ConsentOutcome,
  composeAgreementEmail,
  composeOutcomeNotification,
  hashConsentToken,
} from "./consent-emails.server.ts";

/** What the page of a consent link shows. */
export type ConsentRequestView = {
  state: ConsentLinkState;
  candidate: string;
  /** Null until the candidate chooses one. */
  campus: Campus | null;
  /** The programmes chosen so far, in order of preference. */
  choices: { name: string; universityName: string }[];
  adult: Adult;
  adultName: string;
  age: number;
  expiresAt: Date;
  purposes: ConsentPurpose[];
  /** False when the adult's address is that of the candidate's account: no conversation can be shared with them. */
  hasOwnMailbox: boolean;
  /** The purposes agreed to and when; null before an agreement. */
  given: { at: Date; purposes: ConsentPurpose[] } | null;
};

/** Loads the request of a consent link, the programmes named in this language. Null for an unknown token. */
export async function getConsentRequest(
  token: string,
  locale: Locale,
): Promise<ConsentRequestView | null> {
  const [row] = await db()
    .select({
      ...{ consent: consents, info: personalInfos, application: applications },
      candidateEmail: users.email,
    })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .innerJoin(users, eq(users.id, applications.accountId))
    .where(eq(consents.tokenDigest, hashConsentToken(token)));
  if (!row) return null;
  const { consent, info, application } = row;
  const { campus } = application;
  const { basket } = await loadApplicationDetails(application, locale);
  const agreedPurposes = consentPurposes.filter((one) => consent.purposes.includes(one));
  return {
    state: getLinkState(consent, now()),
    candidate: formatFullName(info),
    campus,
    choices: basket.map(({ name, universityName }) => ({ name, universityName })),
    adult: consent.adult,
    adultName: info[`${consent.adult}Name`] ?? "",
    age: await getConsentAge(campus),
    expiresAt: consent.expiresAt,
    purposes: getPurposesFor(info[`${consent.adult}Phone`]),
    hasOwnMailbox: !isSameMailbox(getAdultEmail(consent, info), row.candidateEmail),
    given: consent.givenAt && { at: consent.givenAt, purposes: agreedPurposes },
  };
}

export type ConsentAnswerInput = {
  givesConsent: boolean;
  name: string;
  purposes: string[];
  address: string;
};
export type AnswerConsentResult =
  | { ok: true; hasGivenConsent: boolean }
  | { ok: false; reason: "consent-used" | "consent-expired" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Stores an adult's answer by purpose, with time, name and IP address as proof, and notifies the adult and the
 * candidate. Refuses an agreement without a name or without the purpose `application` with `invalid`; a used or
 * expired link with `consent-used` or `consent-expired`. The same answer again succeeds without effect. Null for an
 * unknown token.
 */
export async function answerConsent(
  token: string,
  input: ConsentAnswerInput,
): Promise<AnswerConsentResult | null> {
  const parsed = parseAnswer(input);
  if (!parsed.ok) return parsed;
  const { name } = parsed;
  return transaction(async (tx) => {
    const row = await lockConsent(tx, token);
    if (!row) return null;
    const at = now();
    const state = getLinkState(row, at);
    const info = await getPersonalInfo(tx, row.applicationId);
    const offeredPurposes = getPurposesFor(info[`${row.adult}Phone`]);
    const agreedPurposes = offeredPurposes.filter((one) => parsed.agreed.includes(one));
    const sameAnswer = {
      state: input.givesConsent ? "given" : "refused",
      name,
      agreed: input.givesConsent ? agreedPurposes : [],
    };
    if (isSameAnswer(row, state, sameAnswer))
      return { ok: true, hasGivenConsent: input.givesConsent };
    if (state !== "open")
      return { ok: false, reason: state === "expired" ? "consent-expired" : "consent-used" };
    const proofOfConsent = { ipAddress: input.address || null, givenName: name };
    await tx
      .update(consents)
      .set(
        input.givesConsent
          ? { givenAt: at, purposes: agreedPurposes, ...proofOfConsent }
          : { refusedAt: at, ...proofOfConsent },
      )
      .where(eq(consents.id, row.id));
    const candidate = await notifyCandidate(
      tx,
      row,
      name,
      input.givesConsent ? "given" : "refused",
    );
    if (input.givesConsent && row.email) {
      const agreement = { locale: row.locale, token, ...candidate, purposes: agreedPurposes, at };
      await enqueueEmail(tx, {
        kind: "consent",
        to: row.email,
        ...composeAgreementEmail(agreement),
      });
    }
    return { ok: true, hasGivenConsent: input.givesConsent };
  });
}

/**
 * Withdraws an agreement by its own link, notifies the candidate and ends the adult's access to shared conversations.
 * A draft then needs another consent; a submitted application stays with the school. Withdrawing twice succeeds. False
 * when there is no agreement.
 */
export async function withdrawConsent(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const row = await lockConsent(tx, token);
    const at = now();
    const state = row && getLinkState(row, at);
    if (state === "withdrawn") return true;
    if (!row || state !== "given") return false;
    await tx.update(consents).set({ withdrawnAt: at }).where(eq(consents.id, row.id));
    await removeGuestsByConsent(tx, row.id);
    await notifyCandidate(tx, row, row.givenName, "withdrawn");
    return true;
  });
}

/** For how long a repeated form is answered as changed. */
const REPEAT_WINDOW_MS = MINUTE_MS;

export type ChangePurposesResult =
  | { ok: true; hasChanged: boolean }
  | { ok: false; reason: "consent-used" };

/**
 * Changes the purposes of an agreement by its own link, except `application`, without which there is no agreement
 * (`withdrawConsent`). Records what was added and removed, emails the new list to an adult who was asked by email, and
 * notifies the candidate. Refuses with `consent-used` an agreement that is no longer valid. Null for an unknown token.
 */
export async function changePurposes(
  token: string,
  chosen: ConsentPurpose[],
): Promise<ChangePurposesResult | null> {
  return transaction(async (tx) => {
    const row = await lockConsent(tx, token);
    if (!row) return null;
    const at = now();
    if (getLinkState(row, at) !== "given") return { ok: false, reason: "consent-used" };
    const info = await getPersonalInfo(tx, row.applicationId);
    const offeredPurposes = getPurposesFor(info[`${row.adult}Phone`]);
    const agreedPurposes = offeredPurposes.filter(
      (one) => one === "application" || chosen.includes(one),
    );
    const added = agreedPurposes.filter((one) => !row.purposes.includes(one));
    const removed = row.purposes.filter((one) => !agreedPurposes.some((agreed) => agreed === one));
    if (added.length + removed.length === 0)
      return { ok: true, hasChanged: await wasJustChanged(tx, row.applicationId, at) };
    await tx.update(consents).set({ purposes: agreedPurposes }).where(eq(consents.id, row.id));
    if (removed.includes("messages")) await removeGuestsByConsent(tx, row.id);
    const details = { added, removed };
    const candidate = await notifyCandidate(tx, row, row.givenName, "changed", details);
    if (row.email) {
      const emailInput = { locale: row.locale, token, ...candidate, purposes: agreedPurposes, at };
      await enqueueEmail(tx, {
        kind: "consent",
        to: row.email,
        ...composeAgreementEmail(emailInput),
      });
    }
    return { ok: true, hasChanged: true };
  });
}

type ConsentRow = typeof consents.$inferSelect;

/** Whether the purposes were changed less than a minute ago, by the first of two clicks. */
async function wasJustChanged(tx: Database, applicationId: string, at: Date): Promise<boolean> {
  const [entry] = await tx
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectId, applicationId),
        eq(history.action, "consent.changed"),
        gt(history.at, new Date(at.getTime() - REPEAT_WINDOW_MS)),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

/** Locks the application before the consent, as everywhere, to prevent deadlocks. */
async function lockConsent(tx: Database, token: string): Promise<ConsentRow | undefined> {
  const hasToken = eq(consents.tokenDigest, hashConsentToken(token));
  const [consent] = await tx.select({ id: consents.applicationId }).from(consents).where(hasToken);
  if (!consent || !(await lockApplication(tx, consent.id))) return undefined;
  const [row] = await tx.select().from(consents).where(hasToken).for("update");
  return row;
}

type ComparedAnswer = { state: string; name: string | null; agreed: ConsentPurpose[] };

/** Whether the same answer is already stored, as after a second click. */
function isSameAnswer(
  row: ConsentRow,
  current: ConsentLinkState,
  { state, name, agreed }: ComparedAnswer,
): boolean {
  const hasSamePurposes =
    row.purposes.length === agreed.length && agreed.every((one) => row.purposes.includes(one));
  return current === state && row.givenName === name && hasSamePurposes;
}

function parseAnswer({
  givesConsent,
  name: submittedName,
  purposes: chosenPurposes,
}: ConsentAnswerInput) {
  const name = parsePersonName(submittedName);
  const agreed = consentPurposes.filter((one) => chosenPurposes.includes(one));
  // In the order of the page, so that the error summary follows it.
  const errors: Record<string, string> = {};
  if (givesConsent && !agreed.includes("application")) errors.purposes = "consent-purpose-missing";
  if (!name.ok) errors.name = name.reason;
  else if (givesConsent && name.value === null) errors.name = "required";
  if (!name.ok || Object.keys(errors).length > 0)
    return { ok: false as const, reason: "invalid" as const, errors };
  return { ok: true as const, name: name.value, agreed };
}

/**
 * Records the adult's action in the history, bumps the version of the application and notifies the candidate. Returns
 * the candidate's full name, and the campus whose clock the emails use.
 */
async function notifyCandidate(
  tx: Database,
  row: ConsentRow,
  name: string | null,
  outcome: ConsentOutcome,
  details: Record<string, unknown> = {},
): Promise<{ candidate: string; campus: Campus | null }> {
  // The consent is part of what the candidate reviews, so an older page is outdated.
  await bumpVersion(tx, row.applicationId);
  const subject = { kind: "application", id: row.applicationId };
  await recordHistory(tx, visitor, `consent.${outcome}`, subject, { adult: row.adult, ...details });
  const [candidate] = await tx
    .select({
      id: applications.accountId,
      campus: applications.campus,
      info: personalInfos,
    })
    .from(applications)
    .innerJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(eq(applications.id, row.applicationId));
  if (!candidate) throw new Error("an application has no candidate");
  await notify(tx, {
    personId: candidate.id,
    campus: candidate.campus,
    kind: "consent",
    // A refusal or a withdrawal blocks the application until the candidate acts.
    urgency: outcome === "refused" || outcome === "withdrawn" ? "immediate" : "grouped",
    key: `${outcome}:${row.id}:${now().toISOString()}`,
    path: "/espace-etudiant/candidate",
    say: (locale) => composeOutcomeNotification(locale, name ?? "", outcome),
  });
  return { candidate: formatFullName(candidate.info), campus: candidate.campus };
}
