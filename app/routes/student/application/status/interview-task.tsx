import type { ReactNode } from "react";
import { Form } from "react-router";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { STATUS_PATH, withApplicationNumber } from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";
import type { CandidateInterview } from "./status-page.server.ts";
import { getTaskAnchor } from "./task-anchor.ts";

type InterviewTaskProps = {
  interview: CandidateInterview;
  /** Whether it is the only open interview: a text typed for one that was moved meanwhile then belongs to it. */
  isOnlyInterview: boolean;
  /** The number of the application. */
  number: string;
  refused: ApplicationErrors;
  /** The last result of the action, also that a form could not be sent. */
  result: unknown;
};

/** An upcoming interview: when, where, and the two possible answers. */
export function InterviewTask({
  interview,
  isOnlyInterview,
  number,
  refused,
  result,
}: InterviewTaskProps) {
  const { task, states, minutes, join, calendar } = useMessages(interviewMessages);
  const { id, state, place, link } = interview;
  return (
    <li className="card card-leaf" id={getTaskAnchor(id)}>
      <Tag tone={state === "confirmed" ? "ok" : "warn"} icon="clock">
        {states[state]}
      </Tag>
      <h3>{task.title}</h3>
      <p>
        <b>{interview.moment}</b>
      </p>
      <p className="small-text">
        {minutes(interview.minutes)} · {task.about(interview.position)}
      </p>
      {place && (
        <p className="small-text" dir="auto">
          {task.place}
          <br />
          <b>{place}</b>
        </p>
      )}
      {link && (
        <p>
          <a className="link-button" href={link} rel="noreferrer">
            {join}
          </a>
        </p>
      )}
      {interview.words && (
        <blockquote className="quoted-text" dir="auto">
          {interview.words}
        </blockquote>
      )}
      {state === "confirmed" && <p className="small-text muted">{task.confirmed}</p>}
      {state === "other-time" && (
        <>
          <p className="small-text muted">{task.otherTimeRequested}</p>
          <blockquote className="quoted-text" dir="auto">
            {interview.otherTime}
          </blockquote>
        </>
      )}
      <div className="actions">
        {state !== "confirmed" && (
          <InterviewForm id={id} number={number} intent="confirm-interview" result={result}>
            <Button type="submit" size="small">
              {task.confirm}
            </Button>
          </InterviewForm>
        )}
        <a className="link-button" href={`/entretiens/${id}`} download>
          {calendar}
        </a>
      </div>
      <OtherTimeForm
        id={id}
        isOnlyInterview={isOnlyInterview}
        number={number}
        refused={refused}
        result={result}
      />
    </li>
  );
}

function OtherTimeForm({
  id,
  isOnlyInterview,
  number,
  refused,
  result,
}: Omit<InterviewTaskProps, "interview"> & { id: string }) {
  const { task } = useMessages(interviewMessages);
  const field = `words-${id}`;
  const error = refused.errors[field];
  const { submitted } = refused;
  const isReturned =
    submitted?.intent === "request-other-time" && (isOnlyInterview || submitted.subjectId === id);
  return (
    <details className="disclosure" open={isReturned ? true : undefined}>
      <summary>{task.other}</summary>
      <InterviewForm id={id} number={number} intent="request-other-time" result={result}>
        <TextArea
          id={field}
          name="words"
          rows={2}
          label={task.otherTimeLabel}
          hint={task.otherHint}
          error={error}
          defaultValue={isReturned ? submitted.words : undefined}
          dir="auto"
        />
        <FormDraftNote formName={`interview/${id}`} isReturned={isReturned} />
        <Button type="submit" variant="secondary" size="small">
          {task.send}
        </Button>
      </InterviewForm>
    </details>
  );
}

type InterviewFormProps = {
  id: string;
  number: string;
  intent: "confirm-interview" | "request-other-time";
  result: unknown;
  children: ReactNode;
};

function InterviewForm({ id, number, intent, result, children }: InterviewFormProps) {
  const path = usePath();
  return (
    <Form
      className="stack"
      method="post"
      action={path(withApplicationNumber(STATUS_PATH, number))}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="subjectId" value={id} />
      <UnsentNotice result={result} formValues={{ intent, subjectId: id }} />
      {children}
    </Form>
  );
}
