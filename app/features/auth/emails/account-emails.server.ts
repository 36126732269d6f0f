import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { localizePath } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { ProviderId } from "../sign-in/provider.ts";
import { type AccountRecipient, enqueueAccountEmail } from "./enqueue-account-email.server.ts";

type AccountEmailKind =
  | "passwordChanged"
  | "passwordAdded"
  | "emailTaken"
  | "emailChangeRequested"
  | "emailChanged"
  | "accountReopened"
  | "closed";

/**
 * Emails of these kinds link to the sign-in page. The others link to the password reset, by which a user recovers a
 * stolen account.
 */
const signInLinkKinds: AccountEmailKind[] = ["emailChanged", "closed"];

/** Queues an email about an account in the caller's transaction. */
export async function enqueueAccountEmailOfKind(
  tx: Database,
  origin: string,
  recipient: AccountRecipient,
  kind: AccountEmailKind,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale][kind];
  const page = signInLinkKinds.includes(kind) ? "/connexion" : "/mot-de-passe-oublie";
  const href = `${origin}${localizePath(recipient.locale, page)}`;
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs: [text, help], action, href });
}

/** Queues the email that says that a provider was linked to the account or removed from it. */
export async function enqueueLinkedAccountEmail(
  tx: Database,
  origin: string,
  recipient: AccountRecipient,
  kind: "providerLinked" | "providerUnlinked",
  provider: ProviderId,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale][kind];
  const paragraphs = [text(accountMessages[recipient.locale].providers[provider]), help];
  const href = `${origin}${localizePath(recipient.locale, "/mot-de-passe-oublie")}`;
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs, action, href });
}

/** Queues the email with the link that confirms a new address. */
export async function enqueueEmailChangeLink(
  tx: Database,
  origin: string,
  recipient: AccountRecipient,
  token: string,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale].emailLink;
  const query = new URLSearchParams({ token });
  const href = `${origin}${localizePath(recipient.locale, "/nouvelle-adresse")}?${query}`;
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs: [text, help], action, href });
}

/** Queues the email that says until when a closing account can be recovered. */
export async function enqueueClosingEmail(
  tx: Database,
  origin: string,
  recipient: AccountRecipient,
  closesAt: Date,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale].closing;
  const paragraphs = [text(formatCampusDate(recipient.locale, closesAt, null)), help];
  const href = `${origin}${localizePath(recipient.locale, "/connexion")}`;
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs, action, href });
}
