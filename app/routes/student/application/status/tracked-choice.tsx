import { Link } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import { campusTime } from "#app/features/access/campus-time.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { choiceStatesMessages } from "#app/features/decisions/messages/choice-states.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { countPendingConditions } from "#app/features/decisions/offer/condition.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { WITHDRAWAL_PATH } from "../shell/application-paths.ts";
import { StatusTag } from "../shell/status-tag.tsx";
import { ChoiceEnding } from "./choice-ending.tsx";
import { type ChoiceStep, getChoiceSteps } from "./choice-steps.ts";
import { ConditionList } from "./condition-list.tsx";
import type { ChoiceView } from "./status-page.server.ts";

/** `campus`: its time zone applies to the dates. */
type TrackedChoiceProps = { choice: ChoiceView; submittedAt: Date; campus: Campus };

/** One choice: its status, its steps, and what happens next. */
export function TrackedChoice({ choice, submittedAt, campus }: TrackedChoiceProps) {
  const { whatNext } = useMessages(choiceStatesMessages);
  const { basket } = useMessages(courseSelectionMessages);
  const { withdraw: withdrawalText } = useMessages(postSubmissionMessages);
  const { mine, accepted } = useMessages(conditionMessages);
  const path = usePath();
  const { state, status } = choice;
  const remainingConditions = countPendingConditions(choice.conditions);
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
        <StatusTag status={status} />
      </div>
      <ol className="timeline is-across">
        {getChoiceSteps(state).map((step) => (
          <StepItem key={step.name} step={step} {...{ choice, submittedAt, campus }} />
        ))}
      </ol>
      <p className="small-text above-small">
        {remainingConditions > 0 ? accepted(remainingConditions) : whatNext[status]}
      </p>
      {choice.conditions.length > 0 && (
        <>
          <h4 className="above">{mine}</h4>
          <ConditionList conditions={choice.conditions} />
        </>
      )}
      <ChoiceEnding choice={choice} />
      {choice.mayWithdraw && (
        <Link className="link-button is-danger" to={path(`${WITHDRAWAL_PATH}/${choice.id}`)}>
          {withdrawalText.one}
          <span className="vh"> {choice.name}</span>
        </Link>
      )}
    </li>
  );
}

const STEP_CLASSES = {
  done: "is-done",
  current: "is-current",
  stopped: "is-stopped",
  "to-come": undefined,
} as const;

function StepItem({
  step,
  choice,
  submittedAt,
  campus,
}: TrackedChoiceProps & { step: ChoiceStep }) {
  const status = useMessages(applicationStatusMessages);
  const { states } = useMessages(choiceStatesMessages);
  const locale = useLocale();
  const isCurrent = step.progress === "current" || step.progress === "stopped";
  const since = isCurrent ? choice.stateSince : step.name === "sent" ? submittedAt : undefined;
  return (
    <li
      className={STEP_CLASSES[step.progress]}
      aria-current={step.progress === "current" ? "step" : undefined}
    >
      <b>{isCurrent ? states[choice.status] : status.steps[step.name]}</b>
      {since && <span>{formatShortDate(locale, since, campusTime[campus].zone)}</span>}
    </li>
  );
}
