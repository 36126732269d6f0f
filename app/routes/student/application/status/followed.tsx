import { Link } from "react-router";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { receiptMessages } from "#app/i18n/receipt.ts";
import { statusMessages } from "#app/i18n/status.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { HandOff } from "../../frame/hand-off.tsx";
import { useServerAnswer } from "../../frame/use-server-answer.ts";
import { LEAVE, numbered, RECEIPT, STATUS, SUMMARY } from "../frame/addresses.ts";
import { HelpLine } from "../frame/help-line.tsx";
import type { IntakeNews } from "../frame/intake-news.server.ts";
import { IntakeNotice } from "../frame/intake-notice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useErrors } from "../frame/use-errors.ts";
import { Cancelled, CancelledInterviews } from "./cancelled.tsx";
import { Expected } from "./expected.tsx";
import type { FollowPage } from "./follow-page.server.ts";
import { ProofStates } from "./proof-states.tsx";
import { TrackedChoice } from "./tracked-choice.tsx";

type FollowedProps = {
  page: FollowPage & { done: string | null; news: IntakeNews; handOff: string | null };
  answer: unknown;
};

/** Where each choice stands, and first what is awaited of the candidate. */
export function Followed({ page, answer }: FollowedProps) {
  const status = useMessages(statusMessages);
  const { leave } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const { download } = useMessages(receiptMessages);
  const last = useServerAnswer(answer);
  const refused = useErrors(last, useAnswerLabels(page));
  const sentOn = formatCampusDate(locale, page.submittedAt, page.campus);
  return (
    <>
      <PageHead
        title={status.title}
        caption={status.number(page.number, sentOn)}
        lead={status.lead}
        tabs={false}
        errors={refused.list}
      />
      <DoneNotice page={page} answer={last} />
      <p className="row above-small">
        <Link className="link-button" to={path(numbered(SUMMARY, page.number))}>
          {status.see}
        </Link>
        <a className="link-button" href={path(numbered(RECEIPT, page.number))} download>
          {download}
        </a>
      </p>
      <IntakeNotice news={page.news} />
      <Expected page={page} refused={refused} answer={answer} />
      <Cancelled cancelled={page.cancelled} />
      <CancelledInterviews cancelled={page.cancelledInterviews} />
      <section className="block">
        <h2>{status.choices}</h2>
        <ol className="tracked-choices">
          {page.choices.map((choice) => (
            <TrackedChoice
              key={choice.id}
              choice={choice}
              submittedAt={page.submittedAt}
              campus={page.campus}
            />
          ))}
        </ol>
        {page.mayLeave && page.choices.length > 1 && (
          <Link className="link-button is-danger" to={path(numbered(LEAVE, page.number))}>
            {leave.all}
          </Link>
        )}
      </section>
      <ProofStates proofs={page.proofs} number={page.number} />
      <Others numbers={page.others} />
      <HelpLine />
      <HandOff href={page.handOff} />
    </>
  );
}

/** The name of each field of the page, for the summary of errors. */
function useAnswerLabels({ requests, refused, interviews }: FollowPage): Record<string, string> {
  const { task } = useMessages(interviewMessages);
  const { refusedFile } = useMessages(followingMessages);
  const locale = useLocale();
  const { task: correction } = useMessages(correctionMessages);
  const photo = useMessages(photoMessages);
  return Object.fromEntries([
    ...requests.map(({ id, kind, title }) => {
      const field = kind === "proof" || kind === "document" ? "file" : "words";
      const label =
        kind === "sections" ? correction.words : getRequestTitle(locale, { kind, title });
      return [`${field}-${id}`, label];
    }),
    ...requests.map(({ id }) => [`nothing-${id}`, correction.title]),
    ...interviews.map(({ id }) => [`words-${id}`, task.otherWords]),
    ...refused.map(({ id, name }) => [
      `file-${id}`,
      name === null ? photo.replace : refusedFile.task(name),
    ]),
  ]);
}

/** What was just done, or why nothing was: a request may have been closed meanwhile. */
function DoneNotice({ page: { done, choices }, answer }: FollowedProps) {
  const t = useMessages(followingMessages);
  const { answered } = useMessages(interviewMessages);
  const { task } = useMessages(correctionMessages);
  const open = choices.filter(({ state }) => !stateTable[state].isTerminal).length;
  // The one that was accepted is open too.
  const alone = done === "accepted" ? open === 1 : open === 0;
  const sentences: Record<string, string> = {
    ...t.done,
    ...(alone && t.doneAlone),
    ...answered,
    corrected: task.done,
  };
  const locale = useLocale();
  const reason = (answer as { reason?: string } | undefined)?.reason;
  if (reason || done === "changed")
    return (
      <AnswerBox answer={answer}>
        <Notice tone="error" role="alert" className="above-small">
          {reason ? formSentenceOf(locale, reason) : t.changed}
        </Notice>
      </AnswerBox>
    );
  const sentence = ownValue(sentences, done);
  if (!sentence) return null;
  return (
    <Notice tone="ok" role="status" className="above-small">
      {sentence}
    </Notice>
  );
}

function Others({ numbers }: { numbers: string[] }) {
  const { others } = useMessages(followingMessages);
  const path = usePath();
  if (numbers.length === 0) return null;
  return (
    <nav className="block" aria-label={others}>
      <h2>{others}</h2>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link className="link-button figures" to={path(numbered(STATUS, number))}>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
