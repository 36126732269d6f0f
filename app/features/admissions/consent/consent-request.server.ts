import { randomBytes } from "node:crypto";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { consentLettersWords } from "#app/i18n/consent-letters.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { fullName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import { type Closed, changeDraft } from "../draft.server.ts";
import { consentAgeOf } from "../intake/rules.server.ts";
import { infoOf } from "../personal-info/personal-info.server.ts";
import type { Adult } from "../personal-info/personal-info.ts";
import { type Channel, CONSENT_DAYS, CONSENT_TEXT } from "./consent.ts";
import { addressOfLink, digestOf, requestLetter } from "./consent-letters.server.ts";

const DAY = 86_400_000;
/** Requests of one application in a day: an adult is asked, not besieged. */
const DAILY_REQUESTS = 5;

export type Asking = {
  adult: Adult;
  channel: Channel;
  locale: Locale;
  /** The attempt of the form: sent twice, it asks once. */
  attempt?: string;
};
export type Requested =
  /** What to pass on, when the candidate does: a sentence and the link, without anybody's name. */
  | { ok: true; name: string; message?: string }
  | { ok: false; reason: "consent-email-missing" | "consent-own-email" | "consent-too-often" };

/**
 * Asks an adult for their agreement, in their language, by a link that answers once, within 14 days (product
 * decisions, "Application"): by mail, or handed to the candidate, who sends it by WhatsApp. A link made before
 * stops working. Only the digest of its token is kept. The same attempt again sends no other e-mail; as nobody has
 * its first link any more, a link to pass on is made anew. Refuses an e-mail to an adult without an address or with
 * that of the candidate's account, which would let the candidate answer, and a sixth request in a day.
 */
export async function requestConsent(
  actor: Actor,
  applicationId: string,
  { adult, channel, locale, attempt }: Asking,
): Promise<Requested | Closed | null> {
  return changeDraft(
    actor,
    applicationId,
    "consent",
    async (tx, { campus }): Promise<Requested> => {
      const info = await infoOf(tx, applicationId);
      const email = info[`${adult}Email`];
      const own = "email" in actor ? actor.email : null;
      const isOwnEmail = isSameMailbox(email, own);
      if (channel === "mail" && !email) return { ok: false, reason: "consent-email-missing" };
      if (channel === "mail" && isOwnEmail) return { ok: false, reason: "consent-own-email" };
      const name = info[`${adult}Name`] ?? "";
      const same = await findAsked(tx, applicationId, { adult, channel, locale, attempt });
      if (same && channel === "mail") return { ok: true, name };
      if (!same && (await countRecent(tx, applicationId)) >= DAILY_REQUESTS)
        return { ok: false, reason: "consent-too-often" };
      const at = now();
      const expiresAt = new Date(at.getTime() + CONSENT_DAYS * DAY);
      const token = randomBytes(32).toString("base64url");
      if (same) {
        const anew = { tokenDigest: digestOf(token), expiresAt };
        await tx.update(consents).set(anew).where(eq(consents.id, same));
        return { ok: true, name, message: messageWith(locale, token) };
      }
      await closeOpenLinks(tx, applicationId, at);
      await tx.insert(consents).values({
        applicationId,
        adult,
        channel,
        locale,
        email: channel === "mail" ? email : null,
        tokenDigest: digestOf(token),
        textVersion: CONSENT_TEXT,
        attempt,
        expiresAt,
      });
      const details = { adult, channel, sameEmailAsCandidate: isOwnEmail };
      await record(
        tx,
        actor,
        "consent.requested",
        { kind: "application", id: applicationId },
        details,
      );
      if (channel === "link") return { ok: true, name, message: messageWith(locale, token) };
      const age = await consentAgeOf(campus, tx);
      const asked = { locale, token, expiresAt, candidate: fullName(info), age };
      await enqueueLetter(tx, { kind: "consent", to: email ?? "", ...requestLetter(asked) });
      return { ok: true, name };
    },
  );
}

/** What the candidate passes on to the adult. */
function messageWith(locale: Locale, token: string): string {
  return consentLettersWords[locale].message(addressOfLink(locale, token));
}

/** The open request that the same attempt made; the application is locked. */
async function findAsked(
  tx: Database,
  applicationId: string,
  { adult, channel, locale, attempt }: Asking,
): Promise<string | undefined> {
  if (!attempt) return undefined;
  const [asked] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.applicationId, applicationId),
        eq(consents.attempt, attempt),
        eq(consents.adult, adult),
        eq(consents.channel, channel),
        eq(consents.locale, locale),
        isNull(consents.givenAt),
        isNull(consents.refusedAt),
        gt(consents.expiresAt, now()),
      ),
    );
  return asked?.id;
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
