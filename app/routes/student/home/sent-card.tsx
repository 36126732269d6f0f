import { Link } from "react-router";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { statesMessages } from "#app/i18n/states.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { STATUS } from "../application/frame/addresses.ts";
import { StandingTag } from "../application/frame/standing-tag.tsx";
import type { Awaited } from "./awaited.ts";
import { NextCard } from "./next-card.tsx";
import type { Sent } from "./overview.server.ts";

/** Where a submitted application stands, and the way to follow it. */
export function SentCard({ sent }: { sent: Sent }) {
  const home = useMessages(homeMessages);
  const next = useNext(sent);
  const locale = useLocale();
  const path = usePath();
  const { task } = useMessages(interviewMessages);
  const { expected } = useMessages(followingMessages);
  const { awaited } = sent;
  const submittedOn = home.submittedOn(formatCampusDate(locale, sent.submittedAt, sent.campus));
  const rows = [
    { label: home.number, value: <span className="figures">{sent.number}</span> },
    { label: home.state, value: <StandingTag standing={sent.standing} /> },
    { label: home.choicesLabel, value: String(sent.choices) },
    ...(sent.interview ? [{ label: task.next, value: sent.interview }] : []),
  ];
  return (
    <NextCard
      caption={awaited.length > 0 ? submittedOn : home.submitted}
      title={awaited.length > 0 ? expected : submittedOn}
    >
      {awaited.length > 0 ? <ToDo awaited={awaited} /> : <p>{next}</p>}
      <SummaryList rows={rows} look="two" />
      <div className="actions">
        <ButtonLink to={path(STATUS)}>
          {home.follow}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </NextCard>
  );
}

/** What comes next of itself, in a sentence. */
function useNext({ together, standing, conditionsLeft }: Sent): string {
  const home = useMessages(homeMessages);
  const { whatNext } = useMessages(statesMessages);
  const { accepted } = useMessages(conditionMessages);
  if (together) return home[together];
  return standing === "accepted" && conditionsLeft > 0
    ? accepted(conditionsLeft)
    : whatNext[standing];
}

/** Each thing to do is a link to the place where it is done. */
function ToDo({ awaited }: { awaited: Awaited[] }) {
  return (
    <ul className="steps-left">
      {awaited.map(({ what, until, to }) => (
        <li key={to}>
          <Icon name="clock" />
          <span>
            <Link to={to}>
              <Unbroken text={what} />
            </Link>
            {until && <span className="small-text muted until">{until}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
