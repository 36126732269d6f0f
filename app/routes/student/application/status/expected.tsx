import { useId } from "react";
import { Link } from "react-router";
import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { infectedRefusal } from "#app/features/documents/scan-status.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { formatDate } from "#app/i18n/format.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { MESSAGES } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CorrectionTask } from "./correction-task.tsx";
import type { AskedTask, FollowPage, RefusedFile } from "./follow-page.server.ts";
import { InterviewTask } from "./interview-task.tsx";
import { OfferTask } from "./offer-task.tsx";
import { TaskCard } from "./task-card.tsx";

type ExpectedProps = {
  page: FollowPage;
  refused: Errors;
  /** What the action answered last, also that a form did not leave. */
  answer: unknown;
};

/** All that waits for the candidate: offers to answer, what is asked, files to replace. */
export function Expected({ page, refused, answer }: ExpectedProps) {
  const t = useMessages(followingMessages);
  const { offers, interviews, requests, refused: files } = page;
  const titleId = useId();
  const of = { number: page.number, refused, answer };
  if (offers.length + interviews.length + requests.length + files.length === 0) return null;
  return (
    <section className="block" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.expected}</h2>
      <ul className="to-do">
        {offers.map((offer) => (
          <OfferTask key={offer.id} offer={offer} campus={page.campus} />
        ))}
        {interviews.map((interview) => (
          <InterviewTask
            key={interview.id}
            interview={interview}
            alone={interviews.length === 1}
            {...of}
          />
        ))}
        {requests.map(({ opening, ...task }) =>
          opening ? (
            <CorrectionTask key={task.id} task={{ ...task, opening }} {...of} />
          ) : (
            <RequestTask key={task.id} task={{ ...task, opening }} {...of} />
          ),
        )}
        {files.map((file) => (
          <RefusedTask key={file.id} file={file} {...of} />
        ))}
      </ul>
    </section>
  );
}

/** Of which application, what was refused on this page, and what the action answered last. */
type Of = { number: string; refused: Errors; answer: unknown };

function RequestTask({ task, number, refused, answer }: Of & { task: AskedTask }) {
  const t = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const { request } = t;
  const due = formatDate(locale, task.dueOn);
  return (
    <TaskCard id={task.id} before={t.before(due)} title={getRequestTitle(locale, task)}>
      {task.askedBy && <p className="small-text muted">{request.by(task.askedBy)}</p>}
      <blockquote className="school-words" dir="auto">
        {task.words}
      </blockquote>
      <p className="small-text muted">{task.late ? t.late(due) : request.paused(task.place)}</p>
      <AnswerForm
        intent="answer"
        number={number}
        about={task.id}
        field={task.kind === "answer" ? "words" : "file"}
        send={request.send}
        refused={refused}
        answer={answer}
      />
      {task.kind !== "answer" && (
        <details className="more-inside">
          <summary>{request.absent}</summary>
          <p className="small-text">
            {request.absentText} <Link to={path(`${MESSAGES}/nouveau`)}>{request.write}</Link>
          </p>
        </details>
      )}
    </TaskCard>
  );
}

function RefusedTask({ file, number, refused, answer }: Of & { file: RefusedFile }) {
  const { refusedFile } = useMessages(followingMessages);
  const photo = useMessages(photoMessages);
  const locale = useLocale();
  return (
    <TaskCard id={file.id} title={file.name === null ? photo.replace : refusedFile.task(file.name)}>
      {file.infected ? (
        <p className="small-text">{formSentenceOf(locale, infectedRefusal.reason)}</p>
      ) : (
        <>
          <p className="small-text muted">{refusedFile.text}</p>
          <blockquote className="school-words" dir="auto">
            {file.reason}
          </blockquote>
        </>
      )}
      <AnswerForm
        intent="replace"
        number={number}
        about={file.id}
        field={file.name === null ? "photo" : "file"}
        send={file.name === null ? photo.sendOther : refusedFile.send}
        refused={refused}
        answer={answer}
      />
    </TaskCard>
  );
}
