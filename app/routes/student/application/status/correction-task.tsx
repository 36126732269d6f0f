import { Form, Link } from "react-router";
import { CorrectionChanges } from "#app/features/admissions/components/correction-changes.tsx";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import {
  MESSAGES_PATH,
  STATUS_PATH,
  sectionPaths,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import type { ApplicationErrors } from "../shell/use-application-errors.ts";
import type { RequestView } from "./status-page.server.ts";
import { TaskCard } from "./task-card.tsx";

type CorrectionRequest = RequestView & { opening: NonNullable<RequestView["opening"]> };
type CorrectionTaskProps = {
  task: CorrectionRequest;
  number: string;
  refused: ApplicationErrors;
  /** The last result of the action, also that a form could not be sent. */
  result: unknown;
};

/**
 * A request to correct reopened sections before a deadline: links to them, the changes so far, and the button that
 * sends them.
 */
export function CorrectionTask({ task, number, refused, result }: CorrectionTaskProps) {
  const { task: t } = useMessages(correctionMessages);
  const { request } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const { opening } = task;
  const lastDay = formatDate(locale, task.dueOn);
  return (
    <TaskCard
      id={task.id}
      deadlineLabel={opening.isOpen ? t.last(lastDay) : t.late}
      title={t.title}
    >
      {task.askedBy && <p className="small-text muted">{request.by(task.askedBy)}</p>}
      <blockquote className="quoted-text" dir="auto">
        {task.words}
      </blockquote>
      {opening.isOpen ? (
        <SectionLinks task={task} number={number} lastDay={lastDay} />
      ) : (
        <p>
          {t.over(lastDay)} {t.overText}{" "}
          <Link to={path(`${MESSAGES_PATH}/nouveau`)}>{t.write}</Link>
        </p>
      )}
      {opening.changes.length > 0 && (
        <>
          <h4 className="above">{t.changed}</h4>
          <CorrectionChanges changes={opening.changes} />
        </>
      )}
      {opening.isOpen && (
        <SendCorrectionsForm task={task} number={number} refused={refused} result={result} />
      )}
    </TaskCard>
  );
}

function SectionLinks({
  task,
  number,
  lastDay,
}: {
  task: CorrectionRequest;
  number: string;
  lastDay: string;
}) {
  const { task: t } = useMessages(correctionMessages);
  const { sections } = useMessages(applicationMessages);
  const { request } = useMessages(postSubmissionMessages);
  const path = usePath();
  return (
    <>
      <p>{t.until(lastDay)}</p>
      <ul className="section-links">
        {task.opening.sections.map((section) => (
          <li key={section}>
            <Link
              className="link-button"
              to={path(withApplicationNumber(sectionPaths[section], number))}
            >
              {sections[section]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small-text muted">{request.paused(task.place)}</p>
    </>
  );
}

function SendCorrectionsForm({ task, number, refused, result }: CorrectionTaskProps) {
  const { task: t } = useMessages(correctionMessages);
  const path = usePath();
  const { id, opening } = task;
  const submitted = refused.submitted?.subjectId === id ? refused.submitted : undefined;
  const [noChangesId, commentId] = [`noChanges-${id}`, `words-${id}`];
  return (
    <Form
      className="stack above"
      method="post"
      action={path(withApplicationNumber(STATUS_PATH, number))}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name="intent" value="send-corrections" />
      <input type="hidden" name="subjectId" value={id} />
      <input type="hidden" name="version" value={opening.version} />
      <MissingAnswers task={task} number={number} />
      {opening.changes.length === 0 && (
        <>
          <p className="small-text muted">{t.unchanged}</p>
          <Checkbox
            id={noChangesId}
            name="noChanges"
            label={t.nothing}
            hint={t.nothingHint}
            error={refused.errors[noChangesId]}
            defaultChecked={submitted?.noChanges === "on"}
          />
        </>
      )}
      <TextArea
        id={commentId}
        name="words"
        rows={2}
        label={t.replyLabel}
        optional={t.optional}
        error={refused.errors[commentId]}
        defaultValue={submitted?.words}
        dir="auto"
      />
      <FormDraftNote formName={`corrections/${id}`} isReturned={submitted !== undefined} />
      <p className="small-text muted">{t.sendText}</p>
      <UnsentNotice result={result} formValues={{ intent: "send-corrections", subjectId: id }} />
      <Button type="submit">{t.send}</Button>
    </Form>
  );
}

/** Lists the missing required answers; those of a section that is not reopened lead to a message to the school. */
function MissingAnswers({
  task: { opening },
  number,
}: {
  task: CorrectionRequest;
  number: string;
}) {
  const { task: t } = useMessages(correctionMessages);
  const { missing: sentences } = useMessages(applicationOverviewMessages);
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
                  withApplicationNumber(
                    sectionPaths[section] + (reason === "consent-missing" ? "#accord" : ""),
                    number,
                  ),
                )}
              >
                {getOwnValue(reasons, reason)}
              </Link>
            ) : (
              <>
                {getOwnValue(reasons, reason)}{" "}
                <Link className="link-button" to={path(`${MESSAGES_PATH}/nouveau`)}>
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
