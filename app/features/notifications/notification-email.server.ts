import {
  type NotificationKind,
  notificationKinds,
} from "#app/features/accounts/notification-preferences.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { formatShortName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import type { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import type { QueuedEmail } from "#app/platform/mail/outbox.server.ts";
import { signEmailLink } from "./email-link-token.server.ts";
import { notificationsMessages } from "./messages/notifications.ts";

type NotificationRow = typeof notificationQueue.$inferSelect;
type EmailRecipient = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
};

const HOME_PATH = "/espace-etudiant";

/**
 * Composes one email for these notifications in the user's language. Notifications with the same subject, text and path
 * are listed once.
 */
export function composeNotificationEmail(
  recipient: EmailRecipient,
  notifications: NotificationRow[],
) {
  const { locale, email: to } = recipient;
  const t = notificationsMessages[locale].email;
  const distinctNotifications = [
    ...new Map(
      notifications.map((notification) => [distinctKey(notification), notification]),
    ).values(),
  ];
  const unsubscribe = getUnsubscribeUrl(recipient, notifications);
  const commonFields = {
    kind: "notice" as const,
    to,
    locale,
    unsubscribe,
    footer: t.footer,
    preferencesLink: { label: t.preferencesLink, href: unsubscribe },
    events: notifications.flatMap(({ said }) => said[locale].event ?? []),
  } satisfies Partial<QueuedEmail>;
  const [only, another] = distinctNotifications;
  if (only && !another) {
    const { subject, text, action } = only.said[locale];
    return {
      ...commonFields,
      subject,
      title: subject,
      paragraphs: [t.greeting(formatShortName(recipient)), text],
      action: { label: action, href: toAbsoluteUrl(locale, only.path) },
    };
  }
  const subject = t.many(distinctNotifications.length);
  return {
    ...commonFields,
    subject,
    title: subject,
    paragraphs: [t.greeting(formatShortName(recipient)), t.manyText],
    links: distinctNotifications.map(({ said, path }) => {
      const { subject, about } = said[locale];
      return {
        label: about ? `${subject} (${about})` : subject,
        href: toAbsoluteUrl(locale, path),
      };
    }),
    action: { label: t.openAll, href: toAbsoluteUrl(locale, HOME_PATH) },
  };
}

const distinctKey = ({ path, said }: NotificationRow) =>
  `${path} ${said.fr.subject} ${said.fr.text}`;

function getUnsubscribeUrl(
  { id, locale }: EmailRecipient,
  notifications: NotificationRow[],
): string {
  const notifiedKinds = new Set<NotificationKind>(notifications.map(({ kind }) => kind));
  const kinds = notificationKinds.filter((kind) => notifiedKinds.has(kind));
  return toAbsoluteUrl(locale, `/courriels/${signEmailLink({ to: "stop", person: id, kinds })}`);
}

const toAbsoluteUrl = (locale: Locale, path: string) =>
  `${config().origin}${localizePath(locale, path)}`;
