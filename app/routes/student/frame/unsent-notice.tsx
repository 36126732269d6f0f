import { sessionMessages } from "#app/i18n/session.ts";
import { isUnsentForm } from "#app/late/drafts/sent-form.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type UnsentNoticeProps = {
  /** What the action of the page answered. */
  answer: unknown;
  /** Hidden fields of this form, where several stand on the page. */
  form?: Record<string, string>;
};

/** Beside the button of a form: it did not leave, because there is no network. Nothing otherwise. */
export function UnsentNotice({ answer, form = {} }: UnsentNoticeProps) {
  const t = useMessages(sessionMessages);
  if (!isUnsentForm(answer, form)) return null;
  return (
    <AnswerBox answer={answer}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {t.noNetwork}
      </Notice>
    </AnswerBox>
  );
}
