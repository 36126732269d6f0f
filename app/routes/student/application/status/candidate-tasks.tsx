import { useId } from "react";
import { Link } from "react-router";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { infectedRefusal } from "#app/features/documents/scan-status.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { MESSAGES_PATH } from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CorrectionTask } from "./correction-task.tsx";
import { InterviewTask } from "./interview-task.tsx";
import { OfferTask } from "./offer-task.tsx";
import type { RefusedFileView, RequestView, StatusPageData } from "./status-page.server.ts";
import { TaskCard } from "./task-card.tsx";

type CandidateTasksProps = {
  page: StatusPageData;
  refused: ApplicationErrors;
  /** The last result of the action, also that a form could not be sent. */
  result: unknown;
};

/** The tasks of the candidate: offers to answer, interviews, requests, files to replace. */
export function CandidateTasks({ page, refused, result }: CandidateTasksProps) {
  const t = useMessages(postSubmissionMessages);
  const { offers, interviews, requests, refused: files } = page;
  const titleId = useId();
  const taskContext = { number: page.number, refused, result };
  if (offers.length + interviews.length + requests.length + files.length === 0) return null;
  return (
    <section className="block" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.expected}</h2>
      <ul className="candidate-tasks">
        {offers.map((offer) => (
          <OfferTask key={offer.id} offer={offer} campus={page.campus} />
        ))}
        {interviews.map((interview) => (
          <InterviewTask
            key={interview.id}
            interview={interview}
            isOnlyInterview={interviews.length === 1}
            {...taskContext}
          />
        ))}
        {requests.map(({ opening, ...task }) =>
          opening ? (
            <CorrectionTask key={task.id} task={{ ...task, opening }} {...taskContext} />
          ) : (
            <RequestTask key={task.id} task={{ ...task, opening }} {...taskContext} />
          ),
        )}
        {files.map((file) => (
          <RefusedFileTask key={file.id} file={file} {...taskContext} />
        ))}
      </ul>
    </section>
  );
}

/** The application number, the errors of the page, and the last result of the action. */
type TaskContext = { number: string; refused: ApplicationErrors; result: unknown };

function RequestTask({ task, number, refused, result }: TaskContext & { task: RequestView }) {
  const t = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const { request } = t;
  const dueDate = formatDate(locale, task.dueOn);
  return (
    <TaskCard id={task.id} deadlineLabel={t.before(dueDate)} title={getRequestTitle(locale, task)}>
      {task.askedBy && <p className="small-text muted">{request.by(task.askedBy)}</p>}
      <blockquote className="quoted-text" dir="auto">
        {task.words}
      </blockquote>
      <p className="small-text muted">
        {task.isLate ? t.late(dueDate) : request.paused(task.place)}
      </p>
      <AnswerForm
        intent="answer"
        number={number}
        subjectId={task.id}
        field={task.kind === "answer" ? "words" : "file"}
        submitLabel={request.send}
        refused={refused}
        result={result}
      />
      {task.kind !== "answer" && (
        <details className="disclosure">
          <summary>{request.absent}</summary>
          <p className="small-text">
            {request.absentText} <Link to={path(`${MESSAGES_PATH}/nouveau`)}>{request.write}</Link>
          </p>
        </details>
      )}
    </TaskCard>
  );
}

function RefusedFileTask({
  file,
  number,
  refused,
  result,
}: TaskContext & { file: RefusedFileView }) {
  const { refusedFile } = useMessages(postSubmissionMessages);
  const photo = useMessages(photoMessages);
  const locale = useLocale();
  return (
    <TaskCard id={file.id} title={file.name === null ? photo.replace : refusedFile.task(file.name)}>
      {file.isInfected ? (
        <p className="small-text">{formErrorMessage(locale, infectedRefusal.reason)}</p>
      ) : (
        <>
          <p className="small-text muted">{refusedFile.text}</p>
          <blockquote className="quoted-text" dir="auto">
            {file.reason}
          </blockquote>
        </>
      )}
      <AnswerForm
        intent="replace"
        number={number}
        subjectId={file.id}
        field={file.name === null ? "photo" : "file"}
        submitLabel={file.name === null ? photo.sendOther : refusedFile.send}
        refused={refused}
        result={result}
      />
    </TaskCard>
  );
}
