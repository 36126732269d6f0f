import { getEmailContexts } from "#app/features/admissions/email-recipient.server.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { isPersonalized, type LocalizedMessage, personalizeMessage } from "./announcement.ts";
import { announcementMessages } from "./messages/announcement.ts";

type MessageReader = { applicationId: string; locale: Locale };

/**
 * Returns a function that renders the message for a recipient, in their language and with their placeholders filled.
 * Runs no query when the message has no placeholders.
 */
export async function createPersonalizer(
  messages: Record<Locale, LocalizedMessage>,
  readers: MessageReader[],
  on: Database = db(),
): Promise<(reader: MessageReader) => LocalizedMessage> {
  const isSameForAll = !isPersonalized(messages.fr) && !isPersonalized(messages.en);
  const ids = isSameForAll ? [] : readers.map(({ applicationId }) => applicationId);
  const contexts = await getEmailContexts(ids, on);
  return ({ applicationId, locale }) => {
    const message = messages[locale];
    const context = contexts.get(applicationId);
    if (!context) return message;
    return personalizeMessage(message, {
      prenom: context.firstName,
      numero: context.number,
      campus: announcementMessages[message.locale].campuses[requireCampus(context)],
      rentree: context.intake[message.locale],
    });
  };
}
