import { Form } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { EMAIL_PATH } from "./account-paths.ts";

type SuppressionNoticeProps = { suppression: "bounce" | "complaint" | null; email: string };

/** Says that emails no longer reach this address and why, with two ways to correct it. */
export function SuppressionNotice({ suppression, email }: SuppressionNoticeProps) {
  const { reactivation: t } = useMessages(notificationsMessages);
  const path = usePath();
  if (!suppression) return null;
  return (
    <Notice tone="warn" title={t.title} className="above">
      <p>{t[suppression](email)}</p>
      <p>{t.how}</p>
      <Form method="post" className="actions">
        <Button type="submit" name="intent" value="reactivate-email" size="small">
          {t.send}
        </Button>
        <ButtonLink to={path(EMAIL_PATH)} variant="secondary" size="small">
          {t.change}
        </ButtonLink>
      </Form>
    </Notice>
  );
}
