import { emailsWords } from "#app/i18n/emails.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enqueueLetter } from "#app/platform/mail/letter.server.ts";
import type { StaffRole } from "../actor.ts";

type Invited = { email: string; role: StaffRole; locale: Locale; token: string; until: Date };

/** Brings the link of an invitation to the address it is for. */
export async function letterOfInvitation(tx: Database, to: Invited): Promise<void> {
  const { locale, email, role, token, until } = to;
  const { greeting, invitation: words } = emailsWords[locale];
  const { subject } = words;
  const about = words.text(words.roles[role], formatShortDate(locale, until));
  await enqueueLetter(tx, {
    to: email,
    subject,
    locale,
    title: subject,
    paragraphs: [greeting, about, words.ignore],
    action: { label: words.action, href: hrefOf(locale, `/invitation/${token}`) },
  });
}

/** Tells a member of the staff that an administrator took their second factor away. */
export async function letterOfFactorReset(
  tx: Database,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const { greeting, factorReset: words } = emailsWords[locale];
  const { subject, text, help, action } = words;
  await enqueueLetter(tx, {
    to: email,
    subject,
    locale,
    title: subject,
    paragraphs: [greeting, text, help],
    action: { label: action, href: hrefOf(locale, "/connexion") },
  });
}

const hrefOf = (locale: Locale, path: string) => `${config().origin}${pathIn(locale, path)}`;
