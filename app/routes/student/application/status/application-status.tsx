import { Link } from "react-router";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { receiptMessages } from "#app/features/admissions/messages/receipt.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useServerResult } from "../../shell/use-server-result.ts";
import { WhatsappLink } from "../../shell/whatsapp-link.tsx";
import {
  RECEIPT_PATH,
  STATUS_PATH,
  SUMMARY_PATH,
  WITHDRAWAL_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { IntakeNotice } from "../shell/intake-notice.tsx";
import type { IntakeState } from "../shell/intake-state.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { useApplicationErrors } from "../shell/use-application-errors.ts";
import { CancelledInterviews, CancelledRequests } from "./cancelled-tasks.tsx";
import { CandidateTasks } from "./candidate-tasks.tsx";
import { ProofList } from "./proof-list.tsx";
import type { StatusPageData } from "./status-page.server.ts";
import { TrackedChoice } from "./tracked-choice.tsx";

type ApplicationStatusProps = {
  page: StatusPageData & { done: string | null; news: IntakeState; handOff: string | null };
  result: unknown;
};

/** The status page: first the tasks of the candidate, then each choice. */
export function ApplicationStatus({ page, result }: ApplicationStatusProps) {
  const status = useMessages(applicationStatusMessages);
  const { withdraw: withdrawalText } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const { download } = useMessages(receiptMessages);
  const serverResult = useServerResult(result);
  const refused = useApplicationErrors(serverResult, useAnswerLabels(page));
  const sentOn = formatCampusDate(locale, page.submittedAt, page.campus);
  return (
    <>
      <PageHead
        title={status.title}
        caption={status.number(page.number, sentOn)}
        lead={status.lead}
        hasTabs={false}
        errors={refused.list}
      />
      <ActionOutcome page={page} result={serverResult} />
      <p className="row above-small">
        <Link className="link-button" to={path(withApplicationNumber(SUMMARY_PATH, page.number))}>
          {status.see}
        </Link>
        <a
          className="link-button"
          href={path(withApplicationNumber(RECEIPT_PATH, page.number))}
          download
        >
          {download}
        </a>
      </p>
      <IntakeNotice intakeState={page.news} />
      <CandidateTasks page={page} refused={refused} result={result} />
      <CancelledRequests cancelled={page.cancelled} />
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
          <Link
            className="link-button is-danger"
            to={path(withApplicationNumber(WITHDRAWAL_PATH, page.number))}
          >
            {withdrawalText.all}
          </Link>
        )}
      </section>
      <ProofList proofs={page.proofs} number={page.number} />
      <OtherApplications numbers={page.others} />
      <HelpLine />
      <WhatsappLink href={page.handOff} />
    </>
  );
}

/** Returns the labels of the fields of the page, for the error summary. */
function useAnswerLabels({
  requests,
  refused,
  interviews,
}: StatusPageData): Record<string, string> {
  const { task } = useMessages(interviewMessages);
  const { refusedFile } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const { task: correction } = useMessages(correctionMessages);
  const photo = useMessages(photoMessages);
  return Object.fromEntries([
    ...requests.map(({ id, kind, title }) => {
      const field = kind === "proof" || kind === "document" ? "file" : "words";
      const label =
        kind === "sections" ? correction.replyLabel : getRequestTitle(locale, { kind, title });
      return [`${field}-${id}`, label];
    }),
    ...requests.map(({ id }) => [`noChanges-${id}`, correction.title]),
    ...interviews.map(({ id }) => [`words-${id}`, task.otherTimeLabel]),
    ...refused.map(({ id, name }) => [
      `file-${id}`,
      name === null ? photo.replace : refusedFile.task(name),
    ]),
  ]);
}

/** The result of the last action, or why it was refused, for instance because a request was closed meanwhile. */
function ActionOutcome({ page: { done, choices }, result }: ApplicationStatusProps) {
  const t = useMessages(postSubmissionMessages);
  const { answered } = useMessages(interviewMessages);
  const { task } = useMessages(correctionMessages);
  const openCount = choices.filter(({ state }) => !stateTable[state].isTerminal).length;
  // The accepted choice itself counts as open.
  const isLastOpen = done === "accepted" ? openCount === 1 : openCount === 0;
  const sentences: Record<string, string> = {
    ...t.done,
    ...(isLastOpen && t.doneAlone),
    ...answered,
    corrected: task.done,
  };
  const locale = useLocale();
  const reason = (result as { reason?: string } | undefined)?.reason;
  if (reason || done === "changed")
    return (
      <ActionResult result={result}>
        <Notice tone="error" role="alert" className="above-small">
          {reason ? formErrorMessage(locale, reason) : t.changed}
        </Notice>
      </ActionResult>
    );
  const sentence = getOwnValue(sentences, done);
  if (!sentence) return null;
  return (
    <Notice tone="ok" role="status" className="above-small">
      {sentence}
    </Notice>
  );
}

function OtherApplications({ numbers }: { numbers: string[] }) {
  const { others } = useMessages(postSubmissionMessages);
  const path = usePath();
  if (numbers.length === 0) return null;
  return (
    <nav className="block" aria-label={others}>
      <h2>{others}</h2>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className="link-button numbers"
              to={path(withApplicationNumber(STATUS_PATH, number))}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
