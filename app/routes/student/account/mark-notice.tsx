import { Form } from "react-router";
import { noticesWords } from "#app/i18n/notices.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { EMAIL } from "./addresses.ts";

type MarkNoticeProps = { mark: "bounce" | "complaint" | null; email: string };

/** Our letters no longer arrive: why, and the two ways to mend it. */
export function MarkNotice({ mark, email }: MarkNoticeProps) {
  const { mend: words } = useWords(noticesWords);
  const path = usePath();
  if (!mark) return null;
  return (
    <Notice tone="warn" title={words.title} className="above">
      <p>{words[mark](email)}</p>
      <p>{words.how}</p>
      <Form method="post" className="actions">
        <Button type="submit" name="intent" value="mend-email" small>
          {words.send}
        </Button>
        <ButtonLink to={path(EMAIL)} variant="secondary" small>
          {words.change}
        </ButtonLink>
      </Form>
    </Notice>
  );
}
