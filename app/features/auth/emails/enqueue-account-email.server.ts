import { emailsMessages } from "#app/i18n/emails.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";

export type AccountRecipient = { email: string; locale: Locale };

type AccountEmail = { subject: string; paragraphs: string[]; action: string; href: string };

/**
 * Queues an email about an account in the caller's transaction: a greeting without a name, paragraphs and one button.
 * Do not put text typed by a user into it: anybody can sign up with another person's address.
 */
export async function enqueueAccountEmail(
  tx: Database,
  { email, locale }: AccountRecipient,
  { subject, paragraphs, action, href }: AccountEmail,
): Promise<void> {
  await enqueueEmail(tx, {
    kind: "account",
    to: email,
    locale,
    subject,
    title: subject,
    paragraphs: [emailsMessages[locale].greeting, ...paragraphs],
    action: { label: action, href },
  });
}
