import { Link } from "react-router";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { AnswerList } from "./answer-list.tsx";
import type { RequestAnswerView } from "./application-view.server.ts";

type RequestAnswerProps = { answer: RequestAnswerView; applicationId: string };

/** A request and its reply, beside the file that was sent with it. */
export function RequestAnswer({ answer, applicationId }: RequestAnswerProps) {
  const { answered: t } = useMessages(viewerMessages);
  const clock = useClock();
  const path = usePath();
  const { choiceId, choice, answeredAt } = answer;
  const rows = [
    { label: t.requestedOn, value: answer.words },
    { label: t.answer, value: answer.answer },
    { label: t.at, value: answeredAt && clock.date(answeredAt) },
    {
      label: t.choice,
      value: (
        <Link to={path(`/administration/candidatures/${applicationId}/choix/${choiceId}`)}>
          {choice}
        </Link>
      ),
    },
  ];
  return (
    <div className="declared-answers">
      <h3 className="tiny-text muted strong">{t.title}</h3>
      <AnswerList rows={rows} />
    </div>
  );
}
