import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import {
  type AccountRecipient,
  enqueueAccountEmail,
} from "#app/features/auth/emails/enqueue-account-email.server.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";

/** Queues the email that says that the school suspended an account, with the officer's reason. */
export async function enqueueSuspensionEmail(
  tx: Database,
  recipient: AccountRecipient,
  reason: string,
): Promise<void> {
  const { subject, text, because, help, action } = emailsMessages[recipient.locale].personSuspended;
  const href = getUrl(recipient.locale, "/contacts");
  await enqueueAccountEmail(tx, recipient, {
    ...{ subject, action, href },
    paragraphs: [text, because(reason), help],
  });
}

/** Queues the email that says that a suspension has ended. */
export async function enqueueReinstatementEmail(
  tx: Database,
  recipient: AccountRecipient,
): Promise<void> {
  const { subject, text, action } = emailsMessages[recipient.locale].personReinstated;
  const href = getUrl(recipient.locale, "/connexion");
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs: [text], action, href });
}

type ImpersonationEmail = { staffName: string; reason: string; endsAt: Date };

/** Queues the email that says that a staff member now views the candidate's area, with the name, the reason and the end. */
export async function enqueueImpersonationEmail(
  tx: Database,
  recipient: AccountRecipient,
  impersonation: ImpersonationEmail,
): Promise<void> {
  const { locale } = recipient;
  const { subject, text, because, limits, help, action } = emailsMessages[locale].supportView;
  const { staffName, reason, endsAt } = impersonation;
  const href = getUrl(locale, "/espace-etudiant/compte");
  await enqueueAccountEmail(tx, recipient, {
    ...{ subject, action, href },
    paragraphs: [
      text(
        staffName,
        formatCampusDate(locale, endsAt, null),
        formatTimeWithZone(locale, endsAt, null),
      ),
      because(reason),
      limits,
      help,
    ],
  });
}

const getUrl = (locale: Locale, path: string) => `${config().origin}${localizePath(locale, path)}`;
