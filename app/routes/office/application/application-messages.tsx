import { useRef } from "react";
import { Form, Link } from "react-router";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { FileUploads } from "#app/features/documents/components/file-uploads.tsx";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { MessageFields } from "#app/features/messaging/components/message-fields.tsx";
import { TemplatePicker } from "#app/features/messaging/components/template-picker.tsx";
import { useMessageDraft } from "#app/features/messaging/components/use-draft.ts";
import type { ThreadSummary } from "#app/features/messaging/thread.server.ts";
import type { DeliveryForecastView } from "#app/features/notifications/delivery-forecast.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { useOfficeShell } from "../shell/office-shell-data.ts";
import { useClock } from "../shell/use-clock.ts";

type ApplicationMessagesProps = {
  applicationId: string;
  name: string;
  /** The language of the candidate's account. */
  preferredLocale: Locale;
  threads: ThreadSummary[];
  templates: { id: string; name: string }[];
  /**
   * When the candidate is notified of a message by email; null when the account no longer exists.
   */
  forecast: DeliveryForecastView | null;
  /** Identifies this form: a form that is sent twice creates one message. */
  attempt: string;
  refused: FormRefusal;
};

/** The threads about this application, and the form that starts a new one. */
export function ApplicationMessages(props: ApplicationMessagesProps) {
  const { applicationId, name, preferredLocale, threads, templates, forecast, attempt, refused } =
    props;
  const { file: t, messages } = useMessages(officeMessages);
  const { userKey: person } = useOfficeShell();
  const formName = `letter/${applicationId}`;
  const sentMessageId = useQuery().text("sent", 60) || null;
  const isSent = sentMessageId !== null && !refused.hasErrors;
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(form, { userKey: person, formName, sent: sentMessageId });
  return (
    <section className="panel" id="messages" tabIndex={-1} aria-labelledby="messages-title">
      <div className="panel-head">
        <h2 id="messages-title">{t.messages}</h2>
      </div>
      <div role="status">{isSent && <Notice tone="ok">{t.sent}</Notice>}</div>
      {threads.length === 0 && <p className="muted">{t.noMessages}</p>}
      <Threads threads={threads} />
      <Form
        ref={form}
        method="post"
        className="write-form"
        aria-labelledby="write-title"
        key={sentMessageId}
        encType="multipart/form-data"
        noValidate
      >
        <AttemptField attempt={attempt} submitted={refused.submitted.attempt} />
        <h3 id="write-title">{t.writeTo(name)}</h3>
        <p className="tiny-text muted">{`${name} ${messages.reads[preferredLocale]}.`}</p>
        {forecast && (
          <p className="tiny-text muted">
            {forecast.willBeSent ? `${forecast.sentence} ${t.writeText}` : forecast.sentence}
          </p>
        )}
        <TemplatePicker
          templates={templates}
          error={refused.errors.template}
          isInserted={!refused.hasErrors && "content" in refused.submitted}
          message={refused.submitted}
        />
        <MessageFields errors={refused.errors} values={refused.submitted} />
        <FileUploads
          names={fileFields}
          errors={refused.errors}
          mustReselect={refused.hasErrors || refused.submitted.content !== undefined}
          formKey={formName}
          userKey={person}
        />
        <div className="actions">
          <Button type="submit" size="small">
            <Icon name="paper-plane-tilt" />
            {t.write}
          </Button>
          <DraftNote draft={draft} />
        </div>
      </Form>
    </section>
  );
}

function Threads({ threads }: { threads: ThreadSummary[] }) {
  const { file: t } = useMessages(officeMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <ul className="link-list">
      {threads.map((thread) => (
        <li key={thread.id}>
          <div>
            <Link to={path(`/administration/messages/${thread.id}`)}>{thread.subject}</Link>
            <p className="tiny-text muted">{t.last[thread.lastSide]}</p>
          </div>
          <p className="tiny-text muted">
            {thread.isUnread && <b className="message-count">{t.unread} · </b>}
            <time dateTime={thread.lastMessageAt.toISOString()}>
              {clock.date(thread.lastMessageAt)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
