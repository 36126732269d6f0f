import { mayBeShown } from "#app/features/documents/scan.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { decidingMessages } from "#app/i18n/deciding.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useAnswered } from "../../frame/use-answered.ts";
import { useClock } from "../../frame/use-clock.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";
import { CancelForm } from "./cancel-form.tsx";
import { Conditions } from "./conditions.tsx";
import { Interviews } from "./interviews.tsx";
import { Opening } from "./opening.tsx";
import { ProlongForm } from "./prolong-form.tsx";
import { Refused } from "./refused.tsx";
import { VerdictForms } from "./verdict-forms.tsx";

/** Where an answer of the person is still awaited. */
const offered = new Set<ChoiceView["state"]>(["offer", "conditional-offer"]);

/** What is already there: the offer, what was asked and answered, why it was left. */
export function Current({ choice, wrong }: { choice: ChoiceView; wrong: Wrong }) {
  const { current } = useMessages(decidingMessages);
  const clock = useClock();
  const { offer, requests, left } = choice;
  return (
    <>
      {offer && (
        <section className="panel" aria-labelledby="the-offer">
          <h2 id="the-offer">{current.offer}</h2>
          {offer.conditions.length === 0 && <p>{current.firm}</p>}
          <Conditions offer={offer} files={choice.files} wrong={wrong} />
          {offer.lifted && <p>{current.lifted}</p>}
          {offered.has(choice.state) && (
            <p className="small-text muted">{current.until(clock.date(offer.answerBy))}</p>
          )}
        </section>
      )}
      {requests.length > 0 && (
        <section className="panel" aria-labelledby="asked">
          <h2 id="asked">{current.requests}</h2>
          <ul className="stack">
            {requests.map((request) => (
              <Request key={request.id} request={request} days={choice.requestDays} wrong={wrong} />
            ))}
          </ul>
        </section>
      )}
      <Interviews interviews={choice.interviews} />
      {choice.refused && <Refused refused={choice.refused} />}
      {left && <Left left={left} />}
    </>
  );
}

type RequestProps = { request: ChoiceView["requests"][number]; days: number; wrong: Wrong };

function Request({ request, days, wrong }: RequestProps) {
  const { current } = useMessages(decidingMessages);
  const prolonged = useAnswered("prolong");
  const locale = useLocale();
  const clock = useClock();
  const { words, dueOn, answeredAt, answer, file } = request;
  const { cancelledAt, cancelledBecause, isAwaited, opening } = request;
  return (
    <li>
      <b>{useKind(request)}</b>
      <p dir="auto" className="letter-line">
        {words}
      </p>
      <p className="small-text muted">
        {current.due(formatDate(locale, dueOn))} ·{" "}
        {answeredAt && current.answered(clock.date(answeredAt))}
        {cancelledAt && current.cancelled(clock.date(cancelledAt))}
        {!answeredAt && !cancelledAt && current.waiting}
      </p>
      {cancelledBecause && (
        <p className="small-text" dir="auto">
          {cancelledBecause}
        </p>
      )}
      {opening && <Opening opening={opening} />}
      {isAwaited && <ProlongForm key={prolonged} request={request} days={days} wrong={wrong} />}
      {isAwaited && <CancelForm request={request} wrong={wrong} />}
      {answer && (
        <blockquote className="school-words" dir="auto">
          {answer}
        </blockquote>
      )}
      {file && (
        <>
          {mayBeShown(file.scan) ? (
            <a className="link-button" href={`/fichiers/${file.id}`}>
              {file.name}
            </a>
          ) : (
            <span>{file.name}</span>
          )}
          <VerdictForms file={file} verdict={file.verdict} wrong={wrong} />
        </>
      )}
    </li>
  );
}

/** What was asked, by the name it had in the form that asked it. */
function useKind({ kind, year }: RequestProps["request"]): string {
  const { ask, current } = useMessages(decidingMessages);
  const { office } = useMessages(correctionMessages);
  if (kind === "sections") return office.what;
  if (kind === "answer") return ask.answer;
  return kind === "proof" && year ? ask.proof(year) : current.document;
}

function Left({ left }: { left: NonNullable<ChoiceView["left"]> }) {
  const { current } = useMessages(decidingMessages);
  const { leave } = useMessages(followingMessages);
  const reasons: Record<string, string> = leave.reasons;
  const known = ownValue(reasons, left.reason);
  return (
    <section className="panel" aria-labelledby="left">
      <h2 id="left">{current.left}</h2>
      {known && <p>{known}</p>}
      {!known && !left.words && <p>{current.noReason}</p>}
      {left.words && (
        <blockquote className="school-words" dir="auto">
          {left.words}
        </blockquote>
      )}
    </section>
  );
}
