import { sessionWords } from "#app/i18n/session.ts";
import { isUnsentForm } from "#app/late/drafts/sent-form.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

type UnsentNoticeProps = {
  /** What the action of the page answered. */
  answer: unknown;
  /** Hidden fields of this form, where several stand on the page. */
  form?: Record<string, string>;
};

/** Beside the button of a form: it did not leave, because there is no network. Nothing otherwise. */
export function UnsentNotice({ answer, form = {} }: UnsentNoticeProps) {
  const words = useWords(sessionWords);
  if (!isUnsentForm(answer, form)) return null;
  return (
    <AnswerBox answer={answer}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {words.noNetwork}
      </Notice>
    </AnswerBox>
  );
}
