import { Form, Link } from "react-router";
import { CorrectionChanges } from "#app/features/admissions/components/correction-changes.tsx";
import { applicationMessages } from "#app/i18n/application.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { KeptDraft } from "../../frame/kept-draft.tsx";
import { UnsentNotice } from "../../frame/unsent-notice.tsx";
import { MESSAGES, numbered, STATUS, sectionAddress } from "../frame/addresses.ts";
import type { Errors } from "../frame/use-errors.ts";
import type { AskedTask } from "./follow-page.server.ts";
import { TaskCard } from "./task-card.tsx";

type Task = AskedTask & { opening: NonNullable<AskedTask["opening"]> };
type CorrectionTaskProps = {
  task: Task;
  number: string;
  refused: Errors;
  /** What the action answered last, also that a form did not leave. */
  answer: unknown;
};

/** Sections to correct, until a day: where they are, what has changed, and the button that sends it. */
export function CorrectionTask({ task, number, refused, answer }: CorrectionTaskProps) {
  const { task: t } = useMessages(correctionMessages);
  const { request } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  const { opening } = task;
  const last = formatDate(locale, task.dueOn);
  return (
    <TaskCard id={task.id} before={opening.isOpen ? t.last(last) : t.late} title={t.title}>
      {task.askedBy && <p className="small-text muted">{request.by(task.askedBy)}</p>}
      <blockquote className="school-words" dir="auto">
        {task.words}
      </blockquote>
      {opening.isOpen ? (
        <Sections task={task} number={number} last={last} />
      ) : (
        <p>
          {t.over(last)} {t.overText} <Link to={path(`${MESSAGES}/nouveau`)}>{t.write}</Link>
        </p>
      )}
      {opening.changes.length > 0 && (
        <>
          <h4 className="above">{t.changed}</h4>
          <CorrectionChanges changes={opening.changes} />
        </>
      )}
      {opening.isOpen && <SendForm task={task} number={number} refused={refused} answer={answer} />}
    </TaskCard>
  );
}

function Sections({ task, number, last }: { task: Task; number: string; last: string }) {
  const { task: t } = useMessages(correctionMessages);
  const { sections } = useMessages(applicationMessages);
  const { request } = useMessages(followingMessages);
  const path = usePath();
  return (
    <>
      <p>{t.until(last)}</p>
      <ul className="section-links">
        {task.opening.sections.map((section) => (
          <li key={section}>
            <Link className="link-button" to={path(numbered(sectionAddress[section], number))}>
              {sections[section]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small-text muted">{request.paused(task.place)}</p>
    </>
  );
}

function SendForm({ task, number, refused, answer }: CorrectionTaskProps) {
  const { task: t } = useMessages(correctionMessages);
  const path = usePath();
  const { id, opening } = task;
  const mine = refused.typed?.about === id ? refused.typed : undefined;
  const [nothing, said] = [`nothing-${id}`, `words-${id}`];
  return (
    <Form
      className="stack above"
      method="post"
      action={path(numbered(STATUS, number))}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value="send-corrections" />
      <input type="hidden" name="about" value={id} />
      <input type="hidden" name="mark" value={opening.mark} />
      <MissingFrom task={task} number={number} />
      {opening.changes.length === 0 && (
        <>
          <p className="small-text muted">{t.unchanged}</p>
          <Checkbox
            id={nothing}
            name="nothing"
            label={t.nothing}
            hint={t.nothingHint}
            error={refused.errors[nothing]}
            defaultChecked={mine?.nothing === "on"}
          />
        </>
      )}
      <TextArea
        id={said}
        name="words"
        rows={2}
        label={t.words}
        optional={t.optional}
        error={refused.errors[said]}
        defaultValue={mine?.words}
        dir="auto"
      />
      <KeptDraft place={`corrections/${id}`} isReturned={mine !== undefined} />
      <p className="small-text muted">{t.sendText}</p>
      <UnsentNotice answer={answer} form={{ intent: "send-corrections", about: id }} />
      <Button type="submit">{t.send}</Button>
    </Form>
  );
}

/** What is required and not there; what no open section can give is asked of the school. */
function MissingFrom({ task: { opening }, number }: { task: Task; number: string }) {
  const { task: t } = useMessages(correctionMessages);
  const { missing: sentences } = useMessages(overviewMessages);
  const path = usePath();
  const reasons: Record<string, string> = sentences;
  if (opening.missing.length === 0) return null;
  return (
    <Notice tone="warn" title={t.missing} heading="h3">
      <ul>
        {opening.missing.map(({ section, reason }) => (
          <li key={reason}>
            {opening.sections.some((one) => one === section) ? (
              <Link
                className="link-button"
                to={path(
                  numbered(
                    sectionAddress[section] + (reason === "consent-missing" ? "#accord" : ""),
                    number,
                  ),
                )}
              >
                {ownValue(reasons, reason)}
              </Link>
            ) : (
              <>
                {ownValue(reasons, reason)}{" "}
                <Link className="link-button" to={path(`${MESSAGES}/nouveau`)}>
                  {t.askSection}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
