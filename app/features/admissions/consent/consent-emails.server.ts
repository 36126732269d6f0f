import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { keyedHash, listKeyedHashes } from "#app/platform/secret-key.server.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import { consentEmailsMessages } from "../messages/consent-emails.ts";
import { consentPageMessages } from "../messages/consent-page.ts";
import type { ConsentPurpose } from "./consent.ts";

const TOKEN_PURPOSE = "consent link";

type ConsentLink = { id: string; tokenDigest: string };

/**
 * Derives the token of a consent link from the request id and a server key. Only its digest is stored, and the same
 * request always has the same link.
 */
export function createConsentToken({ id }: { id: string }): string {
  return keyedHash(TOKEN_PURPOSE, id);
}

/**
 * The token of a stored request, also one made before APP_SECRET was changed. Undefined when no known secret gives it:
 * earlier versions chose tokens at random.
 */
export function findConsentToken({ id, tokenDigest }: ConsentLink): string | undefined {
  const tokens = listKeyedHashes(TOKEN_PURPOSE, id);
  return tokens.find((token) => hashConsentToken(token) === tokenDigest);
}

/** The digest of a token, as stored. */
export function hashConsentToken(token: string): string {
  return sha256(token, "hex");
}

/** The address of the page where an adult answers. */
export function getConsentUrl(locale: Locale, token: string): string {
  return `${config().origin}${localizePath(locale, `/accord/${token}`)}`;
}

/** `campus` sets the clock of the dates; null until the candidate chooses one. */
type ConsentEmailInput = {
  locale: Locale;
  token: string;
  campus: Campus | null;
  candidate: string;
};
type RequestEmailInput = ConsentEmailInput & { expiresAt: Date; age: number };

/** The email that asks an adult for consent. */
export function composeRequestEmail({
  locale,
  token,
  campus,
  expiresAt,
  candidate,
  age,
}: RequestEmailInput) {
  const t = consentEmailsMessages[locale].request;
  return {
    locale,
    subject: t.subject(candidate),
    title: t.title,
    paragraphs: [
      t.text(candidate, age),
      t.what,
      t.until(formatCampusDate(locale, expiresAt, campus)),
      t.ignore,
    ],
    action: { label: t.action, href: getConsentUrl(locale, token) },
  };
}

type AgreementEmailInput = ConsentEmailInput & { purposes: ConsentPurpose[]; at: Date };

/** The email that confirms to an adult what they agreed to, with the link to withdraw it. */
export function composeAgreementEmail({
  locale,
  token,
  campus,
  candidate,
  purposes,
  at,
}: AgreementEmailInput) {
  const { purposes: names } = consentPageMessages[locale];
  const t = consentEmailsMessages[locale].confirmation;
  return {
    locale,
    subject: t.subject(candidate),
    title: t.title,
    paragraphs: [
      t.text(candidate, formatCampusDate(locale, at, campus)),
      ...purposes.map((one) => `• ${names[one].title}`),
      t.withdraw,
    ],
    action: { label: t.action, href: getConsentUrl(locale, token) },
  };
}

/** What an adult did with their link. */
export type ConsentOutcome = "given" | "refused" | "withdrawn" | "changed";

/** The notification of the adult's action for the candidate. */
export function composeOutcomeNotification(locale: Locale, name: string, outcome: ConsentOutcome) {
  const messages = consentEmailsMessages[locale];
  const t = messages[`outcome-${outcome}`];
  return {
    subject: t.subject,
    text: `${t.text(name)} ${t.next}`,
    action: messages.open,
  };
}
