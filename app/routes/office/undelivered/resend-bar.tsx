import { Form } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The id of the form. The checkboxes are outside of it, in the table. */
export const RESEND_FORM_ID = "resend-emails";

/** Resends the ticked undelivered emails, or all of them. */
export function ResendBar({ total }: { total: number }) {
  const { dead: t } = useMessages(notificationsMessages).office;
  return (
    <Form id={RESEND_FORM_ID} className="bulk-bar" method="post">
      <Button type="submit" name="intent" value="resend" variant="secondary" size="small">
        {t.resendTicked}
      </Button>
      <Button type="submit" name="intent" value="resend-all" variant="link">
        {t.resendAll(total)}
      </Button>
    </Form>
  );
}
