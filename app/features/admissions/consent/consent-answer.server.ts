import { and, eq, gt } from "drizzle-orm";
import { type Campus, visitor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { removeGuestsByConsent } from "#app/features/messaging/guest/guest.server.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { fullName, readPersonName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { fill } from "../application.server.ts";
import { lockApplication, touch } from "../draft.server.ts";
import { consentAgeOf } from "../intake/rules.server.ts";
import { infoOf } from "../personal-info/personal-info.server.ts";
import type { Adult } from "../personal-info/personal-info.ts";
import {
  emailOfAdult,
  type LinkState,
  linkState,
  type Purpose,
  purposes,
  purposesFor,
} from "./consent.ts";
import { digestOf, givenLetter, type Outcome, sayOutcome } from "./consent-letters.server.ts";

/** What the page of a link shows: who asks, and what for. */
export type ConsentRequest = {
  state: LinkState;
  candidate: string;
  /** Null until the candidate chooses one. */
  campus: Campus | null;
  /** The programmes chosen so far, in the candidate's order. */
  choices: { name: string; universityName: string }[];
  adult: Adult;
  adultName: string;
  age: number;
  expiresAt: Date;
  purposes: Purpose[];
  /** False when the adult's address is that of the candidate's account: no conversation can be shared with them. */
  hasOwnMailbox: boolean;
  /** What was agreed to, and when, once it was. */
  given: { at: Date; purposes: Purpose[] } | null;
};

/** The request behind a link, its choices in this language; null when there never was such a link. */
export async function readConsent(token: string, locale: Locale): Promise<ConsentRequest | null> {
  const [found] = await db()
    .select({
      ...{ consent: consents, info: personalInfos, application: applications },
      candidateEmail: users.email,
    })
    .from(consents)
    .innerJoin(applications, eq(applications.id, consents.applicationId))
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .where(eq(consents.tokenDigest, digestOf(token)));
  if (!found) return null;
  const { consent, info, application } = found;
  const { campus } = application;
  const { basket } = await fill(application, locale);
  const agreed = purposes.filter((one) => consent.purposes.includes(one));
  return {
    state: linkState(consent, now()),
    candidate: fullName(info),
    campus,
    choices: basket.map(({ name, universityName }) => ({ name, universityName })),
    adult: consent.adult,
    adultName: info[`${consent.adult}Name`] ?? "",
    age: await consentAgeOf(campus),
    expiresAt: consent.expiresAt,
    purposes: purposesFor(info[`${consent.adult}Phone`]),
    hasOwnMailbox: !isSameMailbox(emailOfAdult(consent, info), found.candidateEmail),
    given: consent.givenAt && { at: consent.givenAt, purposes: agreed },
  };
}

export type Answer = { give: boolean; name: string; purposes: string[]; address: string };
export type Answered =
  | { ok: true; given: boolean }
  | { ok: false; reason: "consent-used" | "consent-expired" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Keeps the adult's answer, purpose by purpose, with the moment, the name they wrote and the address it came
 * from, as proof; tells the adult and the candidate. Refuses to agree without a name, or to less than that the
 * application be read; a link that has served, and one after its last day. The same answer again is done: nothing is
 * written.
 */
export async function answerConsent(token: string, answer: Answer): Promise<Answered | null> {
  const read = readAnswer(answer);
  if (!read.ok) return read;
  const { name } = read;
  return transaction(async (tx) => {
    const row = await lockRow(tx, token);
    if (!row) return null;
    const at = now();
    const state = linkState(row, at);
    const info = await infoOf(tx, row.applicationId);
    const asked = purposesFor(info[`${row.adult}Phone`]);
    const agreed = asked.filter((one) => read.agreed.includes(one));
    const same = {
      state: answer.give ? "given" : "refused",
      name,
      agreed: answer.give ? agreed : [],
    };
    if (isAnsweredSo(row, state, same)) return { ok: true, given: answer.give };
    if (state !== "open")
      return { ok: false, reason: state === "expired" ? "consent-expired" : "consent-used" };
    const told = { ipAddress: answer.address || null, givenName: name };
    await tx
      .update(consents)
      .set(answer.give ? { givenAt: at, purposes: agreed, ...told } : { refusedAt: at, ...told })
      .where(eq(consents.id, row.id));
    const about = await notifyCandidate(tx, row, name, answer.give ? "given" : "refused");
    if (answer.give && row.email) {
      const given = { locale: row.locale, token, ...about, purposes: agreed, at };
      await enqueueEmail(tx, { kind: "consent", to: row.email, ...givenLetter(given) });
    }
    return { ok: true, given: answer.give };
  });
}

/**
 * Takes an agreement back, by the link that gave it; the candidate is told, and the conversations that were
 * shared with the adult are closed to them. An application not yet sent waits
 * for another; one that was sent stays with the school, whose history tells it. A second tap is done. False when
 * there is nothing to take back.
 */
export async function withdrawConsent(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const row = await lockRow(tx, token);
    const at = now();
    const state = row && linkState(row, at);
    if (state === "withdrawn") return true;
    if (!row || state !== "given") return false;
    await tx.update(consents).set({ withdrawnAt: at }).where(eq(consents.id, row.id));
    await removeGuestsByConsent(tx, row.id);
    await notifyCandidate(tx, row, row.givenName, "withdrawn");
    return true;
  });
}

/** For how long after a change of purposes the same form, sent again, is answered that they were changed. */
const REPEAT_WINDOW_MS = 60_000;

export type Changed = { ok: true; changed: boolean } | { ok: false; reason: "consent-used" };

/**
 * Changes what an agreement that was given covers, by the same link: each purpose but `application`, without which
 * there is no agreement (`withdrawConsent`). The history keeps what was added and removed, the adult who was asked by
 * e-mail gets the new list, and the candidate is notified. Refuses an agreement that does not stand any more; null for an unknown link.
 */
export async function changePurposes(token: string, chosen: Purpose[]): Promise<Changed | null> {
  return transaction(async (tx) => {
    const row = await lockRow(tx, token);
    if (!row) return null;
    const at = now();
    if (linkState(row, at) !== "given") return { ok: false, reason: "consent-used" };
    const info = await infoOf(tx, row.applicationId);
    const offered = purposesFor(info[`${row.adult}Phone`]);
    const agreed = offered.filter((one) => one === "application" || chosen.includes(one));
    const added = agreed.filter((one) => !row.purposes.includes(one));
    const removed = row.purposes.filter((one) => !agreed.some((kept) => kept === one));
    if (added.length + removed.length === 0)
      return { ok: true, changed: await wasJustChanged(tx, row.applicationId, at) };
    await tx.update(consents).set({ purposes: agreed }).where(eq(consents.id, row.id));
    if (removed.includes("messages")) await removeGuestsByConsent(tx, row.id);
    const details = { added, removed };
    const about = await notifyCandidate(tx, row, row.givenName, "changed", details);
    if (row.email) {
      const given = { locale: row.locale, token, ...about, purposes: agreed, at };
      await enqueueEmail(tx, { kind: "consent", to: row.email, ...givenLetter(given) });
    }
    return { ok: true, changed: true };
  });
}

type Row = typeof consents.$inferSelect;

/** Did the first of two taps change the purposes a moment ago? */
async function wasJustChanged(tx: Database, applicationId: string, at: Date): Promise<boolean> {
  const [line] = await tx
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
  return line !== undefined;
}

/** The application's row is locked first, as everywhere: two locks are never taken crosswise. */
async function lockRow(tx: Database, token: string): Promise<Row | undefined> {
  const isThis = eq(consents.tokenDigest, digestOf(token));
  const [found] = await tx.select({ id: consents.applicationId }).from(consents).where(isThis);
  if (!found || !(await lockApplication(tx, found.id))) return undefined;
  const [row] = await tx.select().from(consents).where(isThis).for("update");
  return row;
}

type SameAnswer = { state: string; name: string | null; agreed: Purpose[] };

/** Did the same answer come before, as with a second tap? */
function isAnsweredSo(row: Row, current: LinkState, { state, name, agreed }: SameAnswer): boolean {
  const isSame =
    row.purposes.length === agreed.length && agreed.every((one) => row.purposes.includes(one));
  return current === state && row.givenName === name && isSame;
}

function readAnswer({ give, name: typed, purposes: chosen }: Answer) {
  const name = readPersonName(typed);
  const agreed = purposes.filter((one) => chosen.includes(one));
  // In the order of the page, so that the summary leads down it.
  const errors: Record<string, string> = {};
  if (give && !agreed.includes("application")) errors.purposes = "consent-purpose-missing";
  if (!name.ok) errors.name = name.reason;
  else if (give && name.value === null) errors.name = "required";
  if (!name.ok || Object.keys(errors).length > 0)
    return { ok: false as const, reason: "invalid" as const, errors };
  return { ok: true as const, name: name.value, agreed };
}

/**
 * Writes what an adult did to the history and the version of the application, and notifies the candidate. Returns the
 * candidate's full name, and the campus whose clocks the letters follow.
 */
async function notifyCandidate(
  tx: Database,
  row: Row,
  name: string | null,
  outcome: Outcome,
  details: Record<string, unknown> = {},
): Promise<{ candidate: string; campus: Campus | null }> {
  // The agreement is part of what the candidate reviews: a page opened before it is stale.
  await touch(tx, row.applicationId);
  const subject = { kind: "application", id: row.applicationId };
  await record(tx, visitor, `consent.${outcome}`, subject, { adult: row.adult, ...details });
  const [person] = await tx
    .select({
      id: applications.candidateId,
      campus: applications.campus,
      info: personalInfos,
    })
    .from(applications)
    .innerJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(eq(applications.id, row.applicationId));
  if (!person) throw new Error("an application has no candidate");
  await notify(tx, {
    personId: person.id,
    campus: person.campus,
    kind: "consent",
    // A refusal or a withdrawal stops the application until the candidate does something.
    urgency: outcome === "refused" || outcome === "withdrawn" ? "immediate" : "grouped",
    key: `${outcome}:${row.id}:${now().toISOString()}`,
    path: "/espace-etudiant/candidate",
    say: (locale) => sayOutcome(locale, name ?? "", outcome),
  });
  return { candidate: fullName(person.info), campus: person.campus };
}
