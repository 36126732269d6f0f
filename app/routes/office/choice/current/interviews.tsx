import { interviewMessages } from "#app/i18n/interview.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../view.server.ts";

type Shown = ChoiceView["interviews"]["all"][number];

const tones = {
  proposed: "info",
  confirmed: "ok",
  "other-time": "warn",
  moved: "neutral",
  cancelled: "neutral",
  held: "line",
} as const;

/** The interviews of a choice: the last one, and those that it took the place of. */
export function Interviews({ interviews: { all } }: { interviews: ChoiceView["interviews"] }) {
  const { office } = useMessages(interviewMessages);
  const last = all.at(-1);
  if (!last) return null;
  const before = all.slice(0, -1).reverse();
  return (
    <section className="panel" aria-labelledby="interview">
      <h2 id="interview">{office.title}</h2>
      <OneInterview one={last} />
      {before.length > 0 && (
        <details className="more-inside">
          <summary>{office.before(before.length)}</summary>
          <ul className="stack">
            {before.map((one) => (
              <li key={one.id}>
                <OneInterview one={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OneInterview({ one }: { one: Shown }) {
  const { office, states, minutes } = useMessages(interviewMessages);
  const { state, place, link, because } = one;
  return (
    <div className="stack">
      <p>
        <b>{one.moment}</b> <Tag tone={tones[state]}>{states[state]}</Tag>
      </p>
      <p className="small-text">
        {minutes(one.minutes)} · {place ?? (link && <a href={link}>{link}</a>)}
      </p>
      {one.words && (
        <blockquote className="school-words" dir="auto">
          {one.words}
        </blockquote>
      )}
      {one.otherTime && (
        <div>
          <p className="small-text muted">{office.asks}</p>
          <blockquote className="school-words" dir="auto">
            {one.otherTime}
          </blockquote>
        </div>
      )}
      {(state === "moved" || state === "cancelled") && (
        <p className="small-text" dir="auto">
          {because ? office.why(because) : office.decided}
        </p>
      )}
      {state !== "moved" && state !== "held" && (
        <a className="link-button" href={`/entretiens/${one.id}`} download>
          {state === "cancelled" ? office.takeOut : office.calendar}
        </a>
      )}
    </div>
  );
}
