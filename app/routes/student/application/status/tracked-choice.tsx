import { Link } from "react-router";
import { countPendingConditions } from "#app/features/decisions/offer/condition.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { campusTime } from "#app/features/identity/campus-time.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { statesMessages } from "#app/i18n/states.ts";
import { statusMessages } from "#app/i18n/status.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { LEAVE } from "../frame/addresses.ts";
import { StandingTag } from "../frame/standing-tag.tsx";
import { ConditionList } from "./condition-list.tsx";
import { Ending } from "./ending.tsx";
import type { FollowedChoice } from "./follow-page.server.ts";
import { type Step, stepsOf } from "./steps.ts";

/** `campus`: on whose clocks the days are said. */
type TrackedChoiceProps = { choice: FollowedChoice; submittedAt: Date; campus: Campus };

/** One choice: its state in a word, its way, and what happens next. */
export function TrackedChoice({ choice, submittedAt, campus }: TrackedChoiceProps) {
  const { whatNext } = useMessages(statesMessages);
  const { basket } = useMessages(choosingMessages);
  const { leave } = useMessages(followingMessages);
  const { mine, accepted } = useMessages(conditionMessages);
  const path = usePath();
  const { state, standing } = choice;
  const left = countPendingConditions(choice.conditions);
  return (
    <li className="card">
      <div className="tracked-head">
        <span className="rank" aria-hidden="true">
          {choice.position}
        </span>
        <div>
          <h3>
            <span className="vh">{basket.choice(choice.position)} </span>
            {choice.name}
          </h3>
          <p className="small-text muted">{choice.universityName}</p>
        </div>
        <StandingTag standing={standing} />
      </div>
      <ol className="timeline is-across">
        {stepsOf(state).map((step) => (
          <StepMark key={step.name} step={step} {...{ choice, submittedAt, campus }} />
        ))}
      </ol>
      <p className="small-text above-small">{left > 0 ? accepted(left) : whatNext[standing]}</p>
      {choice.conditions.length > 0 && (
        <>
          <h4 className="above">{mine}</h4>
          <ConditionList conditions={choice.conditions} />
        </>
      )}
      <Ending choice={choice} />
      {choice.mayWithdraw && (
        <Link className="link-button is-danger" to={path(`${LEAVE}/${choice.id}`)}>
          {leave.one}
          <span className="vh"> {choice.name}</span>
        </Link>
      )}
    </li>
  );
}

const marks = {
  done: "is-done",
  current: "is-current",
  stopped: "is-stopped",
  "to-come": undefined,
} as const;

function StepMark({ step, choice, submittedAt, campus }: TrackedChoiceProps & { step: Step }) {
  const status = useMessages(statusMessages);
  const { states } = useMessages(statesMessages);
  const locale = useLocale();
  const here = step.at === "current" || step.at === "stopped";
  const since = here ? choice.stateSince : step.name === "sent" ? submittedAt : undefined;
  return (
    <li className={marks[step.at]} aria-current={step.at === "current" ? "step" : undefined}>
      <b>{here ? states[choice.standing] : status.steps[step.name]}</b>
      {since && <span>{formatShortDate(locale, since, campusTime[campus].zone)}</span>}
    </li>
  );
}
