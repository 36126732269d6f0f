import type { Locale } from "#app/i18n/locale.ts";
import type { Adult } from "../application-fields.ts";

/** How many days a consent link is valid; it can be answered once (APP-07). */
export const CONSENT_LINK_DAYS = 14;

/** The version of the consent text. Change it when the sentences of the page change. */
export const CONSENT_TEXT_VERSION = "2026-11-27-own-name";

/**
 * The purposes of a consent: reading the application (required), sharing it with universities abroad, sharing
 * conversations by email, and contact by WhatsApp. Cameroon (law 2024/017) and Senegal (law 2008-12) require consent
 * for each purpose, and that it can be withdrawn.
 */
export const consentPurposes = ["application", "universities", "messages", "whatsapp"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The purposes to ask an adult for: WhatsApp only if they have a phone number. */
export function getPurposesFor(phone: string | null): ConsentPurpose[] {
  return consentPurposes.filter((one) => one !== "whatsapp" || phone);
}

type AdultEmails = Record<`${Adult}Email`, string | null>;

/** The address of the adult: that of the request, else the one the candidate gave. */
export function getAdultEmail(
  { email, adult }: { email: string | null; adult: Adult },
  info: AdultEmails,
): string | null {
  return email ?? info[`${adult}Email`];
}

/** How the link reaches the adult: by email, or passed on by the candidate. */
export const consentChannels = ["mail", "link"] as const;
export type ConsentChannel = (typeof consentChannels)[number];

type ConsentRow = {
  adult: Adult;
  channel: ConsentChannel;
  locale: Locale;
  createdAt: Date;
  expiresAt: Date;
  givenAt: Date | null;
  givenName: string | null;
  purposes: string[];
  refusedAt: Date | null;
  withdrawnAt: Date | null;
};

/** The consent of an adult for an application. */
export type Consent =
  | { state: "none" }
  | {
      state: "waiting";
      adult: Adult;
      channel: ConsentChannel;
      locale: Locale;
      requestedAt: Date;
      expiresAt: Date;
    }
  | {
      state: "given";
      adult: Adult;
      name: string;
      at: Date;
      channel: ConsentChannel;
      purposes: ConsentPurpose[];
    }
  | {
      state: "refused" | "withdrawn" | "expired";
      adult: Adult;
      at: Date;
      channel: ConsentChannel;
      locale: Locale;
    };

/** Derives the current consent: one given and not withdrawn, else the state of the latest request. */
export function getConsent(rows: readonly ConsentRow[], at: Date): Consent {
  const newest = [...rows].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const given = newest.find((row) => row.givenAt && !row.withdrawnAt);
  if (given?.givenAt) {
    const { adult, channel, givenName } = given;
    const agreedPurposes = consentPurposes.filter((one) => given.purposes.includes(one));
    return {
      state: "given",
      adult,
      name: givenName ?? "",
      at: given.givenAt,
      channel,
      purposes: agreedPurposes,
    };
  }
  const last = newest[0];
  if (!last) return { state: "none" };
  const { adult, channel, locale, expiresAt } = last;
  const request = { adult, channel, locale };
  if (last.withdrawnAt) return { state: "withdrawn", ...request, at: last.withdrawnAt };
  if (last.refusedAt) return { state: "refused", ...request, at: last.refusedAt };
  if (expiresAt <= at) return { state: "expired", ...request, at: expiresAt };
  return { state: "waiting", ...request, requestedAt: last.createdAt, expiresAt };
}

export type ConsentLinkState = "open" | "given" | "refused" | "withdrawn" | "expired";

/** The state of a consent link: `open` can be answered, `given` can be withdrawn. */
export function getLinkState(row: ConsentRow, at: Date): ConsentLinkState {
  if (row.withdrawnAt) return "withdrawn";
  if (row.refusedAt) return "refused";
  if (row.givenAt) return "given";
  return row.expiresAt <= at ? "expired" : "open";
}

/** Whether the token has its full length; messengers sometimes cut a link. */
export function isCompleteToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
