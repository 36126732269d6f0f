import { emailsWords } from "#app/i18n/emails.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { StaffRole } from "../actor.ts";
import { enqueueAccountLetter, type To } from "./account-letter.server.ts";

type Invited = To & { role: StaffRole; token: string; until: Date };

/** Brings the link of an invitation to the address it is for. */
export async function letterOfInvitation(tx: Database, invited: Invited): Promise<void> {
  const { locale, role, token, until } = invited;
  const { subject, text, roles, ignore, action } = emailsWords[locale].invitation;
  const paragraphs = [text(roles[role], formatShortDate(locale, until)), ignore];
  const href = hrefOf(locale, `/invitation/${token}`);
  await enqueueAccountLetter(tx, invited, { subject, paragraphs, action, href });
}

/** Tells a member of the staff that an administrator took their second factor away. */
export async function letterOfFactorReset(tx: Database, to: To): Promise<void> {
  const { subject, text, help, action } = emailsWords[to.locale].factorReset;
  const href = hrefOf(to.locale, "/connexion");
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text, help], action, href });
}

const hrefOf = (locale: Locale, path: string) => `${config().origin}${pathIn(locale, path)}`;
