import { sessionWords } from "#app/i18n/session.ts";
import { isUnsent } from "#app/late/drafts/sent-form.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Beside the button of a form: it did not leave, because there is no network. Nothing otherwise. */
export function UnsentNotice({ answer }: { answer: unknown }) {
  const words = useWords(sessionWords);
  if (!isUnsent(answer)) return null;
  return (
    <AnswerBox answer={answer}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {words.noNetwork}
      </Notice>
    </AnswerBox>
  );
}
