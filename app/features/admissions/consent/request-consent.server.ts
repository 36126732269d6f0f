import { and, count, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { isSameMailbox } from "#app/lib/email-address.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import type { Adult } from "../application-fields.ts";
import { type EditRefusal, withEditableApplication } from "../editable-application.server.ts";
import { getConsentAge } from "../intake/school-rules.server.ts";
import { consentEmailsMessages } from "../messages/consent-emails.ts";
import { getPersonalInfo } from "../personal-info/personal-info.server.ts";
import { CONSENT_LINK_DAYS, CONSENT_TEXT_VERSION, type ConsentChannel } from "./consent.ts";
import {
  composeRequestEmail,
  createConsentToken,
  findConsentToken,
  getConsentUrl,
  hashConsentToken,
} from "./consent-emails.server.ts";

/** Per application and day, so that an adult does not get too many emails. */
const MAX_REQUESTS_PER_DAY = 5;

export type RequestConsentInput = {
  adult: Adult;
  channel: ConsentChannel;
  locale: Locale;
  /** The attempt id of the form: sent twice, it requests once. */
  attempt?: string;
};
export type RequestConsentResult =
  /** `message` is the text with the link for the candidate to pass on; it contains no name. */
  | { ok: true; name: string; message?: string }
  | { ok: false; reason: "consent-email-missing" | "consent-own-email" | "consent-too-often" };

/**
 * Requests the consent of an adult, in their language, by a link that can be answered once within 14 days: sent by
 * email, or passed on by the candidate. Earlier open links expire. The same attempt again sends nothing and returns
 * the same link. Refuses with `consent-email-missing`, with `consent-own-email` (the candidate could answer), and with
 * `consent-too-often` a sixth request in a day.
 */
export async function requestConsent(
  actor: Actor,
  applicationId: string,
  { adult, channel, locale, attempt }: RequestConsentInput,
): Promise<RequestConsentResult | EditRefusal | null> {
  return withEditableApplication(
    actor,
    applicationId,
    "consent",
    async (tx, { campus }): Promise<RequestConsentResult> => {
      const info = await getPersonalInfo(tx, applicationId);
      const email = info[`${adult}Email`];
      const candidateEmail = "email" in actor ? actor.email : null;
      const isOwnEmail = isSameMailbox(email, candidateEmail);
      if (channel === "mail" && !email) return { ok: false, reason: "consent-email-missing" };
      if (channel === "mail" && isOwnEmail) return { ok: false, reason: "consent-own-email" };
      const name = info[`${adult}Name`] ?? "";
      const existing = await findSameRequest(tx, applicationId, {
        adult,
        channel,
        locale,
        attempt,
      });
      if (existing)
        return channel === "mail"
          ? { ok: true, name }
          : toShareableResult(locale, name, existing.token);
      if ((await countRecentRequests(tx, applicationId)) >= MAX_REQUESTS_PER_DAY)
        return { ok: false, reason: "consent-too-often" };
      const at = now();
      const expiresAt = new Date(at.getTime() + CONSENT_LINK_DAYS * DAY_MS);
      const id = newId();
      const token = createConsentToken({ id });
      await expireOpenLinks(tx, applicationId, at);
      await tx.insert(consents).values({
        id,
        applicationId,
        adult,
        channel,
        locale,
        email: channel === "mail" ? email : null,
        tokenDigest: hashConsentToken(token),
        textVersion: CONSENT_TEXT_VERSION,
        attempt,
        expiresAt,
      });
      const details = { adult, channel, sameEmailAsCandidate: isOwnEmail };
      await recordHistory(
        tx,
        actor,
        "consent.requested",
        { kind: "application", id: applicationId },
        details,
      );
      if (channel === "link") return toShareableResult(locale, name, token);
      const age = await getConsentAge(campus, tx);
      const emailInput = { locale, token, campus, expiresAt, candidate: formatFullName(info), age };
      await enqueueEmail(tx, {
        kind: "consent",
        to: email ?? "",
        ...composeRequestEmail(emailInput),
      });
      return { ok: true, name };
    },
  );
}

/** Adds the message that the candidate passes on to the adult. */
function toShareableResult(locale: Locale, name: string, token: string): RequestConsentResult {
  const message = consentEmailsMessages[locale].message(getConsentUrl(locale, token));
  return { ok: true, name, message };
}

/**
 * Finds the request of the same attempt, unless it was refused, withdrawn or has expired. Ignores one whose
 * token no known secret gives. The application must be locked.
 */
async function findSameRequest(
  tx: Database,
  applicationId: string,
  { adult, channel, locale, attempt }: RequestConsentInput,
): Promise<{ token: string } | undefined> {
  if (!attempt) return undefined;
  const [request] = await tx
    .select({ id: consents.id, tokenDigest: consents.tokenDigest })
    .from(consents)
    .where(
      and(
        eq(consents.applicationId, applicationId),
        eq(consents.attempt, attempt),
        eq(consents.adult, adult),
        eq(consents.channel, channel),
        eq(consents.locale, locale),
        isNull(consents.refusedAt),
        isNull(consents.withdrawnAt),
        or(isNotNull(consents.givenAt), gt(consents.expiresAt, now())),
      ),
    );
  const token = request && findConsentToken(request);
  return token === undefined ? undefined : { token };
}

async function countRecentRequests(tx: Database, applicationId: string): Promise<number> {
  const yesterday = new Date(now().getTime() - DAY_MS);
  const [row] = await tx
    .select({ n: count() })
    .from(consents)
    .where(and(eq(consents.applicationId, applicationId), gt(consents.createdAt, yesterday)));
  return row?.n ?? 0;
}

async function expireOpenLinks(tx: Database, applicationId: string, at: Date) {
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
