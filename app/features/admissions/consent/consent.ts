import type { Locale } from "#app/i18n/locale.ts";
import type { Adult } from "../personal-info/personal-info.ts";

/** A consent link is valid 14 days, once (APP-07). */
export const CONSENT_LINK_DAYS = 14;

/** The version of the text an adult agrees to: changed when the sentences of the page change. */
export const CONSENT_TEXT_VERSION = "2026-11-27-own-name";

/**
 * What an adult agrees to, one by one: that the school reads the application, without which there is none;
 * that it passes it on to the chosen universities, abroad; that conversations are shared with the adult by mail;
 * that it reaches the adult on WhatsApp, abroad too
 * (Cameroon, law 2024/017; Senegal, law 2008-12: a consent is given for each purpose, and can be taken back).
 */
export const consentPurposes = ["application", "universities", "messages", "whatsapp"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What an adult is asked to agree to: WhatsApp, of who has a telephone. */
export function getPurposesFor(phone: string | null): ConsentPurpose[] {
  return consentPurposes.filter((one) => one !== "whatsapp" || phone);
}

type AdultEmails = Record<`${Adult}Email`, string | null>;

/** Where an adult who was asked is written to: where the request went, else the address that the candidate gave. */
export function getAdultEmail(
  { email, adult }: { email: string | null; adult: Adult },
  info: AdultEmails,
): string | null {
  return email ?? info[`${adult}Email`];
}

/** How the link reaches the adult: by a letter of ours, or handed to the candidate, who passes it on. */
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

/** Where the agreement of an adult stands for an application. */
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

/** The agreement that counts: one given and not withdrawn, else what became of the last request. */
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

/** What the link of a request still allows: an answer, or, once the agreement is given, to take it back. */
export function getLinkState(row: ConsentRow, at: Date): ConsentLinkState {
  if (row.withdrawnAt) return "withdrawn";
  if (row.refusedAt) return "refused";
  if (row.givenAt) return "given";
  return row.expiresAt <= at ? "expired" : "open";
}

/** A link that a messenger cut in two leads nowhere: it is shorter than any of ours. */
export function isCompleteToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
