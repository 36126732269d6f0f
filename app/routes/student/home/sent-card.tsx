import { Link } from "react-router";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { choiceStatesMessages } from "#app/features/decisions/messages/choice-states.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { STATUS_PATH } from "../application/shell/application-paths.ts";
import { StatusTag } from "../application/shell/status-tag.tsx";
import type { AwaitedTask } from "./awaited-tasks.ts";
import type { HomeSentApplication } from "./home-overview.server.ts";
import { NextStepCard } from "./next-step-card.tsx";

/** The status of a submitted application, with a link to its page. */
export function SentCard({ sent }: { sent: HomeSentApplication }) {
  const home = useMessages(homeMessages);
  const nextStep = useNextStep(sent);
  const locale = useLocale();
  const path = usePath();
  const { task } = useMessages(interviewMessages);
  const { expected } = useMessages(postSubmissionMessages);
  const { awaited } = sent;
  const submittedOn = home.submittedOn(formatCampusDate(locale, sent.submittedAt, sent.campus));
  const rows = [
    { label: home.number, value: <span className="numbers">{sent.number}</span> },
    { label: home.state, value: <StatusTag status={sent.status} /> },
    { label: home.choicesLabel, value: String(sent.choices) },
    ...(sent.interview ? [{ label: task.next, value: sent.interview }] : []),
  ];
  return (
    <NextStepCard
      caption={awaited.length > 0 ? submittedOn : home.submitted}
      title={awaited.length > 0 ? expected : submittedOn}
    >
      {awaited.length > 0 ? <AwaitedTaskList awaited={awaited} /> : <p>{nextStep}</p>}
      <SummaryList rows={rows} look="two" />
      <div className="actions">
        <ButtonLink to={path(STATUS_PATH)}>
          {home.follow}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </NextStepCard>
  );
}

/** The next step of the school, as a sentence. */
function useNextStep({ together, status, conditionsLeft }: HomeSentApplication): string {
  const home = useMessages(homeMessages);
  const { whatNext } = useMessages(choiceStatesMessages);
  const { accepted } = useMessages(conditionMessages);
  if (together) return home[together];
  return status === "accepted" && conditionsLeft > 0 ? accepted(conditionsLeft) : whatNext[status];
}

/** The tasks of the candidate, each linked to the place where it is done. */
function AwaitedTaskList({ awaited }: { awaited: AwaitedTask[] }) {
  return (
    <ul className="remaining-steps">
      {awaited.map(({ title, deadline, href }) => (
        <li key={href}>
          <Icon name="clock" />
          <span>
            <Link to={href}>
              <NoWrap text={title} />
            </Link>
            {deadline && <span className="small-text muted until">{deadline}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
