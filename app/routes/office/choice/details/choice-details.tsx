import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../shell/use-clock.ts";
import { useSubmissionCount } from "../../shell/use-submission-count.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { CancelRequestForm } from "./cancel-request-form.tsx";
import { Conditions } from "./conditions.tsx";
import { ExtendDeadlineForm } from "./extend-deadline-form.tsx";
import { Interviews } from "./interviews.tsx";
import { RefusalDetails } from "./refusal-details.tsx";
import { ReopenedSectionPanel } from "./reopened-section-panel.tsx";
import { VerdictForms } from "./verdict-forms.tsx";

/** The states in which the candidate has not answered the offer yet. */
const awaitingAnswerStates = new Set<ChoiceView["state"]>(["offer", "conditional-offer"]);

/** The offer, requests, interviews, refusal and withdrawal of a choice. */
export function ChoiceDetails({
  choice,
  formErrors,
}: {
  choice: ChoiceView;
  formErrors: FormErrors;
}) {
  const { current } = useMessages(decisionsMessages);
  const clock = useClock();
  const { offer, requests, withdrawal } = choice;
  return (
    <>
      {offer && (
        <section className="panel" aria-labelledby="offer">
          <h2 id="offer">{current.offer}</h2>
          {offer.conditions.length === 0 && <p>{current.unconditional}</p>}
          <Conditions offer={offer} files={choice.files} formErrors={formErrors} />
          {offer.areConditionsMet && <p>{current.conditionsMet}</p>}
          {awaitingAnswerStates.has(choice.state) && (
            <p className="small-text muted">{current.until(clock.date(offer.answerBy))}</p>
          )}
        </section>
      )}
      {requests.length > 0 && (
        <section className="panel" aria-labelledby="requests">
          <h2 id="requests">{current.requests}</h2>
          <ul className="stack">
            {requests.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                days={choice.requestDays}
                formErrors={formErrors}
              />
            ))}
          </ul>
        </section>
      )}
      <Interviews interviews={choice.interviews} />
      {choice.refused && <RefusalDetails refusal={choice.refused} />}
      {withdrawal && <WithdrawalDetails withdrawal={withdrawal} />}
    </>
  );
}

type RequestItemProps = {
  request: ChoiceView["requests"][number];
  days: number;
  formErrors: FormErrors;
};

function RequestItem({ request, days, formErrors }: RequestItemProps) {
  const { current } = useMessages(decisionsMessages);
  const extensionCount = useSubmissionCount("extend-deadline");
  const locale = useLocale();
  const clock = useClock();
  const { words, dueOn, answeredAt, answer, file } = request;
  const { cancelledAt, cancelledBecause, isAwaited, reopening } = request;
  return (
    <li>
      <b>{useRequestKindName(request)}</b>
      <p dir="auto" className="multiline-text">
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
      {reopening && <ReopenedSectionPanel reopened={reopening} />}
      {isAwaited && (
        <ExtendDeadlineForm
          key={extensionCount}
          request={request}
          days={days}
          formErrors={formErrors}
        />
      )}
      {isAwaited && <CancelRequestForm request={request} formErrors={formErrors} />}
      {answer && (
        <blockquote className="quoted-text" dir="auto">
          {answer}
        </blockquote>
      )}
      {file && (
        <>
          {isReadableByOthers(file.scan) ? (
            <a className="link-button" href={`/fichiers/${file.id}`}>
              {file.name}
            </a>
          ) : (
            <span>{file.name}</span>
          )}
          <VerdictForms file={file} verdict={file.verdict} formErrors={formErrors} />
        </>
      )}
    </li>
  );
}

/** The kind of a request, named as in the form that creates it. */
function useRequestKindName({ kind, year }: RequestItemProps["request"]): string {
  const { ask, current } = useMessages(decisionsMessages);
  const { office } = useMessages(correctionMessages);
  if (kind === "sections") return office.what;
  if (kind === "answer") return ask.answer;
  return kind === "proof" && year ? ask.proof(year) : current.document;
}

function WithdrawalDetails({ withdrawal }: { withdrawal: NonNullable<ChoiceView["withdrawal"]> }) {
  const { current } = useMessages(decisionsMessages);
  const { withdraw } = useMessages(postSubmissionMessages);
  const reasons: Record<string, string> = withdraw.reasons;
  const reasonText = getOwnValue(reasons, withdrawal.reason);
  return (
    <section className="panel" aria-labelledby="withdrawal">
      <h2 id="withdrawal">{current.reasonGiven}</h2>
      {reasonText && <p>{reasonText}</p>}
      {!reasonText && !withdrawal.words && <p>{current.noReason}</p>}
      {withdrawal.words && (
        <blockquote className="quoted-text" dir="auto">
          {withdrawal.words}
        </blockquote>
      )}
    </section>
  );
}
