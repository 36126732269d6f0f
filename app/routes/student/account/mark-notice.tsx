import { Form } from "react-router";
import { noticesMessages } from "#app/i18n/notices.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { EMAIL } from "./addresses.ts";

type MarkNoticeProps = { mark: "bounce" | "complaint" | null; email: string };

/** Our letters no longer arrive: why, and the two ways to mend it. */
export function MarkNotice({ mark, email }: MarkNoticeProps) {
  const { mend: t } = useMessages(noticesMessages);
  const path = usePath();
  if (!mark) return null;
  return (
    <Notice tone="warn" title={t.title} className="above">
      <p>{t[mark](email)}</p>
      <p>{t.how}</p>
      <Form method="post" className="actions">
        <Button type="submit" name="intent" value="mend-email" small>
          {t.send}
        </Button>
        <ButtonLink to={path(EMAIL)} variant="secondary" small>
          {t.change}
        </ButtonLink>
      </Form>
    </Notice>
  );
}
