import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The link that continues with the school on WhatsApp; renders nothing when the campus has no number. */
export function WhatsappLink({ href }: { href: string | null }) {
  const { whatsapp: t } = useMessages(notificationsMessages);
  if (!href) return null;
  return (
    <p className="whatsapp-link">
      <a className="link-button" href={href} rel="noopener noreferrer">
        <Icon name="whatsapp-logo" />
        {t.go}
      </a>{" "}
      <span className="small-text muted">{t.goHint}</span>
    </p>
  );
}
