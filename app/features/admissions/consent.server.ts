import { createHash, randomBytes } from "node:crypto";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import { type Actor, visitor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { enqueueLetter } from "#app/platform/mail/letter.server.ts";
import { CONSENT_DAYS, CONSENT_TEXT, linkState } from "./consent.ts";
import { type Closed, changeDraft, touch } from "./draft.server.ts";
import { infoOf } from "./personal-info.server.ts";
import { type Adult, fullName } from "./personal-info.ts";
import { readName } from "./text.ts";

const DAY = 86_400_000;
/** Requests of one application in a day: an adult is asked, not besieged. */
const DAILY_REQUESTS = 5;

export type Requested =
  | { ok: true; name: string }
  | { ok: false; reason: "consent-email-missing" | "consent-too-often" };

/**
 * Sends an adult a link to a page where they give or refuse their agreement: once, within 14 days
 * (product decisions, "Application"). A link sent before stops working. Only the digest of its token is
 * kept. Refuses when the adult has no e-mail address, and after five requests in a day.
 */
export async function requestConsent(
  actor: Actor,
  applicationId: string,
  adult: Adult,
): Promise<Requested | Closed | null> {
  return changeDraft(actor, applicationId, async (tx, application): Promise<Requested> => {
    const info = await infoOf(tx, applicationId);
    const email = info[`${adult}Email`];
    if (!email) return { ok: false, reason: "consent-email-missing" };
    if ((await countRecent(tx, applicationId)) >= DAILY_REQUESTS)
      return { ok: false, reason: "consent-too-often" };
    const at = now();
    const expiresAt = new Date(at.getTime() + CONSENT_DAYS * DAY);
    await closeOpenLinks(tx, applicationId, at);
    const token = randomBytes(32).toString("base64url");
    const tokenDigest = digestOf(token);
    await tx
      .insert(consents)
      .values({ applicationId, adult, email, tokenDigest, textVersion: CONSENT_TEXT, expiresAt });
    const sameEmail = "email" in actor && email.toLowerCase() === actor.email.toLowerCase();
    const details = { adult, sameEmailAsCandidate: sameEmail };
    await record(tx, actor, "consent.requested", subject(applicationId), details);
    await enqueueLetter(
      tx,
      letter(application.locale, { to: email, token, expiresAt, candidate: fullName(info) }),
    );
    return { ok: true, name: info[`${adult}Name`] ?? "" };
  });
}

async function countRecent(tx: Database, applicationId: string): Promise<number> {
  const yesterday = new Date(now().getTime() - DAY);
  const [row] = await tx
    .select({ n: count() })
    .from(consents)
    .where(and(eq(consents.applicationId, applicationId), gt(consents.createdAt, yesterday)));
  return row?.n ?? 0;
}

async function closeOpenLinks(tx: Database, applicationId: string, at: Date) {
  await tx
    .update(consents)
    .set({ expiresAt: at })
    .where(
      and(
        eq(consents.applicationId, applicationId),
        isNull(consents.givenAt),
        isNull(consents.refusedAt),
        gt(consents.expiresAt, at),
      ),
    );
}

type Asked = { to: string; token: string; expiresAt: Date; candidate: string };

function letter(locale: Locale, { to, token, expiresAt, candidate }: Asked) {
  const words = applicationWords[locale].letters.consent;
  return {
    to,
    locale,
    subject: words.subject(candidate),
    title: words.title,
    paragraphs: [
      words.text(candidate),
      words.what,
      words.until(formatDate(locale, expiresAt)),
      words.ignore,
    ],
    action: {
      label: words.action,
      href: `${config().origin}${pathIn(locale, `/accord/${token}`)}`,
    },
  };
}

/** What the page of a link shows: no more of the candidate than their name. */
export type ConsentRequest = {
  state: "open" | "used" | "expired";
  candidate: string;
  adult: Adult;
  adultName: string;
  expiresAt: Date;
};

/** The request behind a link; null when there never was such a link. */
export async function readConsent(token: string): Promise<ConsentRequest | null> {
  const [found] = await db()
    .select({ consent: consents, info: personalInfos })
    .from(consents)
    .innerJoin(personalInfos, eq(personalInfos.applicationId, consents.applicationId))
    .where(eq(consents.tokenDigest, digestOf(token)));
  if (!found) return null;
  const { consent, info } = found;
  return {
    state: linkState(consent, now()),
    candidate: fullName(info),
    adult: consent.adult,
    adultName: info[`${consent.adult}Name`] ?? "",
    expiresAt: consent.expiresAt,
  };
}

export type Answer = { give: boolean; name: string; address: string };
export type Answered =
  | { ok: true; given: boolean }
  | { ok: false; reason: "consent-used" | "consent-expired" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Keeps the adult's answer with the moment, the name they wrote and the address it came from, as proof.
 * The link is used up. Refuses a missing name when agreeing, a used link, and one after its last day.
 */
export async function answerConsent(token: string, answer: Answer): Promise<Answered | null> {
  const name = readName(answer.name);
  if (!name.ok) return { ok: false, reason: "invalid", errors: { name: name.reason } };
  if (answer.give && name.value === null)
    return { ok: false, reason: "invalid", errors: { name: "required" } };
  return transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(consents)
      .where(eq(consents.tokenDigest, digestOf(token)))
      .for("update");
    if (!row) return null;
    const at = now();
    const state = linkState(row, at);
    if (state !== "open") return { ok: false, reason: `consent-${state}` };
    const told = { ipAddress: answer.address || null, givenName: name.value };
    await tx
      .update(consents)
      .set(answer.give ? { givenAt: at, ...told } : { refusedAt: at, ...told })
      .where(eq(consents.id, row.id));
    // The agreement is part of what the candidate reviews: a page opened before it is stale.
    await touch(tx, row.applicationId);
    const action = answer.give ? "consent.given" : "consent.refused";
    await record(tx, visitor, action, subject(row.applicationId), { adult: row.adult });
    return { ok: true, given: answer.give };
  });
}

function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const subject = (id: string) => ({ kind: "application", id });
