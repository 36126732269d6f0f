import type { ReactNode } from "react";
import { Form } from "react-router";
import { interviewMessages } from "#app/i18n/interview.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { KeptDraft } from "../../frame/kept-draft.tsx";
import { UnsentNotice } from "../../frame/unsent-notice.tsx";
import { numbered, STATUS } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";
import type { FollowedInterview } from "./follow-page.server.ts";
import { taskPlace } from "./task-place.ts";

type InterviewTaskProps = {
  interview: FollowedInterview;
  /** Is it the only one that is awaited? What was said of one that was moved meanwhile is about it too. */
  alone: boolean;
  /** Of the application that the page follows. */
  number: string;
  refused: Errors;
  /** What the action answered last, also that a form did not leave. */
  answer: unknown;
};

/** An interview to come: when, where, and the two answers to it. */
export function InterviewTask({ interview, alone, number, refused, answer }: InterviewTaskProps) {
  const { task, states, minutes, join, calendar } = useMessages(interviewMessages);
  const { id, state, place, link } = interview;
  return (
    <li className="card card-leaf" id={taskPlace(id)}>
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
        <blockquote className="school-words" dir="auto">
          {interview.words}
        </blockquote>
      )}
      {state === "confirmed" && <p className="small-text muted">{task.confirmed}</p>}
      {state === "other-time" && (
        <>
          <p className="small-text muted">{task.asked}</p>
          <blockquote className="school-words" dir="auto">
            {interview.otherTime}
          </blockquote>
        </>
      )}
      <div className="actions">
        {state !== "confirmed" && (
          <Answer id={id} number={number} intent="confirm-interview" answer={answer}>
            <Button type="submit" small>
              {task.confirm}
            </Button>
          </Answer>
        )}
        <a className="link-button" href={`/entretiens/${id}`} download>
          {calendar}
        </a>
      </div>
      <OtherTime id={id} alone={alone} number={number} refused={refused} answer={answer} />
    </li>
  );
}

function OtherTime({
  id,
  alone,
  number,
  refused,
  answer,
}: Omit<InterviewTaskProps, "interview"> & { id: string }) {
  const { task } = useMessages(interviewMessages);
  const field = `words-${id}`;
  const error = refused.errors[field];
  const { typed } = refused;
  const kept = typed?.intent === "other-time" && (alone || typed.about === id);
  return (
    <details className="more-inside" open={kept ? true : undefined}>
      <summary>{task.other}</summary>
      <Answer id={id} number={number} intent="other-time" answer={answer}>
        <TextArea
          id={field}
          name="words"
          rows={2}
          label={task.otherWords}
          hint={task.otherHint}
          error={error}
          defaultValue={kept ? typed.words : undefined}
          dir="auto"
        />
        <KeptDraft place={`interview/${id}`} isReturned={kept} />
        <Button type="submit" variant="secondary" small>
          {task.send}
        </Button>
      </Answer>
    </details>
  );
}

type AnswerProps = {
  id: string;
  number: string;
  intent: "confirm-interview" | "other-time";
  answer: unknown;
  children: ReactNode;
};

function Answer({ id, number, intent, answer, children }: AnswerProps) {
  const path = usePath();
  return (
    <Form className="stack" method="post" action={path(numbered(STATUS, number))} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={id} />
      <UnsentNotice answer={answer} form={{ intent, about: id }} />
      {children}
    </Form>
  );
}
