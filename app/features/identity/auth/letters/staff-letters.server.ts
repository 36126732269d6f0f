import { emailsWords } from "#app/i18n/emails.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { StaffRole } from "../../actor.ts";
import { enqueueAccountLetter, type To } from "./account-letter.server.ts";

type Invited = To & { role: StaffRole; token: string; until: Date };

/** Brings the link of an invitation to the address it is for. */
export async function letterOfInvitation(tx: Database, invited: Invited): Promise<void> {
  const { locale, role, token, until } = invited;
  const { subject, text, roles, ignore, action } = emailsWords[locale].invitation;
  const paragraphs = [text(roles[role], formatDate(locale, until)), ignore];
  const href = hrefOf(locale, `/invitation/${token}`);
  await enqueueAccountLetter(tx, invited, { subject, paragraphs, action, href });
}

type FactorNews = "factorSetUp" | "factorReplaced" | "factorTurnedOff" | "factorReset";

/**
 * Tells a member of the staff what was done to their second factor. One that somebody else took away leads
 * to the front door, where another is set up; the others to a new password, in case it was a stranger.
 */
export async function letterOfFactor(tx: Database, to: To, news: FactorNews): Promise<void> {
  const { subject, text, help, action } = emailsWords[to.locale][news];
  const page = news === "factorReset" ? "/connexion" : "/mot-de-passe-oublie";
  const href = hrefOf(to.locale, page);
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text, help], action, href });
}

const hrefOf = (locale: Locale, path: string) => `${config().origin}${pathIn(locale, path)}`;
