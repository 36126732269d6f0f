import { Link } from "react-router";
import { viewerWords } from "#app/i18n/viewer.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";
import { AnswerList } from "./answer-list.tsx";
import type { Answer } from "./view.server.ts";

type AnsweredProps = { answer: Answer; applicationId: string };

/** What was asked and what was said with the file shown, to be held beside it. */
export function Answered({ answer, applicationId }: AnsweredProps) {
  const { answered: words } = useWords(viewerWords);
  const clock = useClock();
  const path = usePath();
  const { choiceId, choice, answeredAt } = answer;
  const rows = [
    { label: words.asked, value: answer.words },
    { label: words.answer, value: answer.answer },
    { label: words.at, value: answeredAt && clock.date(answeredAt) },
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
