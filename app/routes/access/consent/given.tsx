import { consentPageWords } from "#app/i18n/consent-page.ts";
import { formatDate } from "#app/i18n/format.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Asking } from "./asked.tsx";

type ConsentGivenProps = {
  asking: Asking;
  /** It answers a press of a page that is older than the agreement: that nothing was done is read first. */
  late: boolean;
};

/** What was agreed to, and how to take it back: two presses, so that no finger does it by accident. */
export function ConsentGiven({ asking: { candidate, given }, late }: ConsentGivenProps) {
  const words = useWords(consentPageWords);
  const locale = useLocale();
  if (!given) return null;
  return (
    <div className="stack">
      {late && (
        <AnswerBox>
          <Notice tone="warn" role="alert">
            {words["consent-used"]}
          </Notice>
        </AnswerBox>
      )}
      <h2>{words.givenTitle}</h2>
      <p>{words.givenText(candidate, formatDate(locale, given.at))}</p>
      <ul className="agreed">
        {given.purposes.map((one) => (
          <li key={one}>{words.purposes[one].title}</li>
        ))}
      </ul>
      <details className="above">
        <summary className="link-button">{words.takeBack}</summary>
        <p>{words.takeBackText(candidate)}</p>
        <form className="above" method="post">
          <Button variant="danger" type="submit" name="answer" value="withdraw">
            {words.takeBack}
          </Button>
        </form>
      </details>
    </div>
  );
}
