import { emailsWords } from "#app/i18n/emails.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enqueueLetter } from "#app/platform/mail/letter.server.ts";

type To = { email: string; locale: Locale };

type Plain =
  | "passwordChanged"
  | "passwordAdded"
  | "emailTaken"
  | "emailNotice"
  | "emailChanged"
  | "wayAdded"
  | "wayRemoved"
  | "keptOpen"
  | "closed";

/** These lead to the front door; the others to a new password, by which a person takes their account back. */
const toSignIn: Plain[] = ["emailChanged", "closed"];

/**
 * Queues a letter about an account, in the transaction of what it tells. It holds no name and nothing
 * that somebody typed.
 */
export async function writeToPerson(
  tx: Database,
  origin: string,
  { email, locale }: To,
  kind: Plain,
): Promise<void> {
  const words = emailsWords[locale];
  const { subject, text, help, action } = words[kind];
  const page = toSignIn.includes(kind) ? "/connexion" : "/mot-de-passe-oublie";
  const href = `${origin}${pathIn(locale, page)}`;
  await enqueueLetter(tx, {
    to: email,
    locale,
    subject,
    title: subject,
    paragraphs: [words.greeting, text, help],
    action: { label: action, href },
  });
}

/** Queues the letter that brings the link of a new address. */
export async function writeEmailLink(
  tx: Database,
  origin: string,
  { email, locale }: To,
  token: string,
): Promise<void> {
  const words = emailsWords[locale];
  const { subject, text, help, action } = words.emailLink;
  const query = new URLSearchParams({ token });
  await enqueueLetter(tx, {
    to: email,
    locale,
    subject,
    title: subject,
    paragraphs: [words.greeting, text, help],
    action: { label: action, href: `${origin}${pathIn(locale, "/nouvelle-adresse")}?${query}` },
  });
}

/** Queues the letter that says until when an account can still be kept. */
export async function writeClosing(
  tx: Database,
  origin: string,
  { email, locale }: To,
  closesAt: Date,
): Promise<void> {
  const words = emailsWords[locale];
  const { subject, text, help, action } = words.closing;
  await enqueueLetter(tx, {
    to: email,
    locale,
    subject,
    title: subject,
    paragraphs: [words.greeting, text(formatDate(locale, closesAt)), help],
    action: { label: action, href: `${origin}${pathIn(locale, "/connexion")}` },
  });
}
