import { useState } from "react";
import type { Move } from "#app/features/admissions/application.ts";
import { decidingMessages } from "#app/i18n/deciding.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Forecasts } from "../forecasts.server.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";
import { ActPanel } from "./act-panel.tsx";
import { AskFields } from "./ask-fields.tsx";
import { CancelInterviewFields } from "./cancel-interview-fields.tsx";
import { InterviewFields } from "./interview-fields.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { Proposal } from "./proposal.tsx";
import { RefusePanel } from "./refuse-panel.tsx";
import { ReopenFields } from "./reopen-fields.tsx";
import { TakeBackFields } from "./take-back-fields.tsx";

type ActsProps = { choice: ChoiceView; forecasts: Forecasts; wrong: Wrong };

/** All that the school may do with the choice now: the rows of THE TABLE, as forms. */
export function Acts({ choice, forecasts, wrong }: ActsProps) {
  const t = useMessages(decidingMessages);
  const { messages } = useMessages(officeMessages);
  const { plan, cancel } = useMessages(interviewMessages);
  const { title, text, act } = useMessages(reversalMessages);
  const back = { title, text, act };
  const { ahead } = choice.interviews;
  // What a colleague has just made impossible stays with what is written in it: its press says who did what.
  const [begun] = useState(choice.moves);
  const [wasAhead] = useState(Boolean(ahead));
  const moves = new Set<Move>([...begun, ...choice.moves]);
  const may = (move: Move) => moves.has(move);
  const seen = { seen: choice.state };
  const shared = { seen, forecasts, wrong };
  const aboutInterview = { seen: { ...seen, interview: choice.interviews.mark }, forecasts, wrong };
  if (moves.size === 0) return <p className="muted">{t.nothing}</p>;
  return (
    <section className="stack" aria-labelledby="decide">
      <h2 id="decide">{t.decide}</h2>
      <p className="small-text muted">
        {t.mail} {`${choice.firstName} ${messages.reads[choice.reads]}.`}
      </p>
      {choice.isPaused && (
        <Notice title={t.paused.title} heading="h3">
          <p>{t.paused.text}</p>
        </Notice>
      )}
      {may("refuse") && choice.proposal && (
        <Proposal choice={choice} proposal={choice.proposal} {...{ forecasts, wrong }} />
      )}
      {may("start-review") && <ActPanel intent="start-review" {...t.review} {...shared} />}
      {may("lift-conditions") && choice.offer?.left === 0 && (
        <ActPanel intent="lift" {...t.lift} {...shared} />
      )}
      {may("enrol") && <ActPanel intent="enrol" {...t.enrol} {...shared} />}
      {may("ask-more") && (
        <ActPanel intent="ask" {...t.ask} {...shared}>
          <AskFields choice={choice} wrong={wrong} />
        </ActPanel>
      )}
      {may("invite") && (
        <ActPanel
          intent="invite"
          title={ahead ? plan.again : plan.title}
          act={ahead ? plan.move : plan.act}
          {...aboutInterview}
        >
          <InterviewFields choice={choice} wrong={wrong} />
        </ActPanel>
      )}
      {(ahead || wasAhead) && may("cancel-interview") && (
        <ActPanel
          intent="cancel-interview"
          title={cancel.title}
          act={cancel.act}
          danger
          {...aboutInterview}
        >
          <CancelInterviewFields wrong={wrong} />
        </ActPanel>
      )}
      {may("wait-list") && <ActPanel intent="wait-list" {...t.waitList} {...shared} />}
      {may("offer") && (
        <ActPanel intent="offer" title={t.offer.title} act={t.offer.act} {...shared}>
          <OfferFields choice={choice} wrong={wrong} />
        </ActPanel>
      )}
      {may("withdraw-offer") && (
        <ActPanel
          intent="take-back"
          title={t.takeBack.title}
          act={t.takeBack.act}
          danger
          {...shared}
        >
          <TakeBackFields wrong={wrong} />
        </ActPanel>
      )}
      {may("reopen") && (
        <ActPanel intent="reopen" {...back} {...shared}>
          <ReopenFields wrong={wrong} />
        </ActPanel>
      )}
      {may("refuse") && <RefusePanel choice={choice} {...{ forecasts, wrong }} />}
    </section>
  );
}
