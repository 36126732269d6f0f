import type { Actor, Campus } from "#app/features/access/actor.ts";
import { listSentApplications } from "#app/features/admissions/sending/list-sent-applications.server.ts";
import { getEntry } from "#app/features/content/content.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { getShortReference, getWhatsappChatUrl } from "#app/features/notifications/whatsapp.ts";
import type { Locale } from "#app/i18n/locale.ts";

/**
 * Returns the WhatsApp link to a campus, with a message that contains only this reference; null for a campus without
 * a number.
 */
export async function getWhatsappHref(
  campus: Campus | null,
  locale: Locale,
  reference: string,
): Promise<string | null> {
  const entry = campus && (await getEntry("campus", campus, locale));
  if (!entry) return null;
  return getWhatsappChatUrl(
    entry.data.whatsapp,
    notificationsMessages[locale].whatsapp.handOff,
    reference,
  );
}

type ThreadReference = { id: string; campus: Campus | null; applicationId: string | null };

/** The same for a conversation: the reference is the number of its application, or else its own. */
export async function getThreadWhatsappHref(
  actor: Actor,
  locale: Locale,
  { id, campus, applicationId }: ThreadReference,
) {
  const sentApplications = applicationId ? await listSentApplications(actor) : [];
  const number = sentApplications.find((application) => application.id === applicationId)?.number;
  return getWhatsappHref(campus, locale, number ?? getShortReference(id));
}
