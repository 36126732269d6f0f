import { emailsMessages } from "#app/i18n/emails.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";

export type AccountRecipient = { email: string; locale: Locale };

type AccountEmail = { subject: string; paragraphs: string[]; action: string; href: string };

/**
 * Queues a letter about somebody's account, in the transaction of what it tells: a greeting without a
 * name, what happened, and one button. Nothing in it was typed by a person: whoever signs up with your
 * address chooses those words.
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
