import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Warns that emails do not reach the candidate, so that an officer does not wait for an answer. */
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
