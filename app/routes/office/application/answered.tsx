import { Link } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import { viewerWords } from "#app/i18n/viewer.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { AnswerList } from "./answer-list.tsx";
import type { Answer } from "./view.server.ts";

type AnsweredProps = { answer: Answer; applicationId: string };

/** What was asked and what was said with the file shown, to be held beside it. */
export function Answered({ answer, applicationId }: AnsweredProps) {
  const { answered: words } = useWords(viewerWords);
  const locale = useLocale();
  const path = usePath();
  const { choiceId, choice, answeredAt } = answer;
  const rows = [
    { label: words.asked, value: answer.words },
    { label: words.answer, value: answer.answer },
    { label: words.at, value: answeredAt && formatDate(locale, answeredAt) },
    {
      label: words.choice,
      value: (
        <Link to={path(`/administration/candidatures/${applicationId}/choix/${choiceId}`)}>
          {choice}
        </Link>
      ),
    },
  ];
  return (
    <div className="declared-answers">
      <h3 className="tiny-text muted strong">{words.title}</h3>
      <AnswerList rows={rows} />
    </div>
  );
}
