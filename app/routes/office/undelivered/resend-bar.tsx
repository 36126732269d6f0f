import { Form } from "react-router";
import { notificationsMessages } from "#app/i18n/notifications.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The id of the form. The checkboxes are outside of it, in the table. */
export const RESEND_FORM_ID = "several-letters";

/** Resends the ticked undelivered emails, or all of them. */
export function ResendBar({ total }: { total: number }) {
  const { dead: t } = useMessages(notificationsMessages).office;
  return (
    <Form id={RESEND_FORM_ID} className="bulk-bar" method="post">
      <Button type="submit" name="intent" value="again" variant="secondary" small>
        {t.againTicked}
      </Button>
      <Button type="submit" name="intent" value="all-again" variant="link">
        {t.againAll(total)}
      </Button>
    </Form>
  );
}
