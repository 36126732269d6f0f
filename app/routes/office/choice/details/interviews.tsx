import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";

type InterviewItem = ChoiceView["interviews"]["all"][number];

const tones = {
  proposed: "info",
  confirmed: "ok",
  "other-time": "warn",
  moved: "neutral",
  cancelled: "neutral",
  held: "line",
} as const;

/** The latest interview of a choice, and the earlier ones that it replaced. */
export function Interviews({ interviews: { all } }: { interviews: ChoiceView["interviews"] }) {
  const { office } = useMessages(interviewMessages);
  const last = all.at(-1);
  if (!last) return null;
  const earlierInterviews = all.slice(0, -1).reverse();
  return (
    <section className="panel" aria-labelledby="interview">
      <h2 id="interview">{office.title}</h2>
      <InterviewDetails interview={last} />
      {earlierInterviews.length > 0 && (
        <details className="disclosure">
          <summary>{office.before(earlierInterviews.length)}</summary>
          <ul className="stack">
            {earlierInterviews.map((one) => (
              <li key={one.id}>
                <InterviewDetails interview={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function InterviewDetails({ interview }: { interview: InterviewItem }) {
  const { office, states, minutes } = useMessages(interviewMessages);
  const { state, place, link, because } = interview;
  return (
    <div className="stack">
      <p>
        <b>{interview.moment}</b> <Tag tone={tones[state]}>{states[state]}</Tag>
      </p>
      <p className="small-text">
        {minutes(interview.minutes)} · {place ?? (link && <a href={link}>{link}</a>)}
      </p>
      {interview.words && (
        <blockquote className="quoted-text" dir="auto">
          {interview.words}
        </blockquote>
      )}
      {interview.otherTime && (
        <div>
          <p className="small-text muted">{office.asks}</p>
          <blockquote className="quoted-text" dir="auto">
            {interview.otherTime}
          </blockquote>
        </div>
      )}
      {(state === "moved" || state === "cancelled") && (
        <p className="small-text" dir="auto">
          {because ? office.why(because) : office.decided}
        </p>
      )}
      {state !== "moved" && state !== "held" && (
        <a className="link-button" href={`/entretiens/${interview.id}`} download>
          {state === "cancelled" ? office.takeOut : office.calendar}
        </a>
      )}
    </div>
  );
}
