import { notificationsMessages } from "#app/i18n/notifications.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Letters do not reach this person: an officer who waits for an answer has to know. */
export function SuppressedEmailNotice({
  suppression,
}: {
  suppression: "bounce" | "complaint" | null;
}) {
  const { suppression: t } = useMessages(notificationsMessages).office;
  if (!suppression) return null;
  return (
    <Notice tone="warn" className="above-small">
      {t[suppression]}
    </Notice>
  );
}
