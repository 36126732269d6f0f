import { Form } from "react-router";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Resends the emails that candidates lose: verification and password reset. */
export function ResendEmailsPanel({ isVerified }: { isVerified: boolean }) {
  const { emails: t } = useMessages(accountSupportMessages);
  return (
    <section className="panel" aria-labelledby="emails-title">
      <h2 id="emails-title">{t.title}</h2>
      <p>{t.text}</p>
      <Form method="post" className="actions">
        {!isVerified && (
          <Button type="submit" name="intent" value="verification" variant="secondary" size="small">
            {t.verification}
          </Button>
        )}
        <Button type="submit" name="intent" value="reset" variant="secondary" size="small">
          {t.reset}
        </Button>
      </Form>
    </section>
  );
}
