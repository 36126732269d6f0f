import { accountMessages } from "#app/i18n/account.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { formatCampusDate } from "../../campus-clock.ts";
import type { ProviderId } from "../../sign-in/provider.ts";
import { enqueueAccountLetter, type To } from "./account-letter.server.ts";

type Plain =
  | "passwordChanged"
  | "passwordAdded"
  | "emailTaken"
  | "emailNotice"
  | "emailChanged"
  | "keptOpen"
  | "closed";

/** These lead to the front door; the others to a new password, by which a person takes their account back. */
const toSignIn: Plain[] = ["emailChanged", "closed"];

/** Queues a letter about an account, in the transaction of what it tells. */
export async function writeToPerson(
  tx: Database,
  origin: string,
  to: To,
  kind: Plain,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale][kind];
  const page = toSignIn.includes(kind) ? "/connexion" : "/mot-de-passe-oublie";
  const href = `${origin}${localizePath(to.locale, page)}`;
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text, help], action, href });
}

/** Queues the letter that says which provider opens an account from now on, or no longer does. */
export async function writeWay(
  tx: Database,
  origin: string,
  to: To,
  kind: "wayAdded" | "wayRemoved",
  provider: ProviderId,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale][kind];
  const paragraphs = [text(accountMessages[to.locale].providers[provider]), help];
  const href = `${origin}${localizePath(to.locale, "/mot-de-passe-oublie")}`;
  await enqueueAccountLetter(tx, to, { subject, paragraphs, action, href });
}

/** Queues the letter that brings the link of a new address. */
export async function writeEmailLink(
  tx: Database,
  origin: string,
  to: To,
  token: string,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale].emailLink;
  const query = new URLSearchParams({ token });
  const href = `${origin}${localizePath(to.locale, "/nouvelle-adresse")}?${query}`;
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text, help], action, href });
}

/** Queues the letter that says until when an account can still be kept. */
export async function writeClosing(
  tx: Database,
  origin: string,
  to: To,
  closesAt: Date,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale].closing;
  const paragraphs = [text(formatCampusDate(to.locale, closesAt, null)), help];
  const href = `${origin}${localizePath(to.locale, "/connexion")}`;
  await enqueueAccountLetter(tx, to, { subject, paragraphs, action, href });
}
