import type { ComponentProps } from "react";
import { Form, Link } from "react-router";
import { FileUploads } from "#app/features/documents/components/file-uploads.tsx";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { Conversation } from "#app/features/messaging/components/conversation.tsx";
import { GuestBar } from "#app/features/messaging/components/guest-bar.tsx";
import { getLangAttribute } from "#app/features/messaging/components/lang-attribute.ts";
import { ReplyForm } from "#app/features/messaging/components/reply-form.tsx";
import { TemplatePicker } from "#app/features/messaging/components/template-picker.tsx";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import type { ThreadView } from "#app/features/messaging/thread.server.ts";
import { formatEarlierQuery } from "#app/features/messaging/thread-filter.ts";
import type { DeliveryForecastView } from "#app/features/notifications/delivery-forecast.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PAGE_START_ID } from "#app/ui/page-start.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { SuppressedEmailNotice } from "../application/suppressed-email-notice.tsx";
import { useOfficeShell } from "../shell/office-shell-data.ts";

/** The pane when no thread is selected. */
export function EmptyPane() {
  const t = useMessages(messagingMessages);
  return (
    <section className="message-pane is-empty" aria-label={t.pane}>
      <div>
        <Icon name="envelope-simple-open" />
        <p>{t.select}</p>
      </div>
    </section>
  );
}

type ThreadPaneProps = {
  thread: ThreadView;
  /** The adult who can be included in the thread. */
  adult: ComponentProps<typeof GuestBar>["adult"];
  /** The application of the thread, if the school may open it. */
  applicationId: string | null;
  templates: { id: string; name: string }[];
  /** When the candidate is notified by email; null when the account no longer exists. */
  forecast: DeliveryForecastView | null;
  /** The language of the candidate's account. */
  preferredLocale: Locale | undefined;
  /** Identifies this form: a form that is sent twice creates one message. */
  attempt: string;
  now: Date;
  refused: FormRefusal;
};

/** Lets an officer mark a thread whose last message needs no reply as settled, or as waiting again. */
function SettleForm({ thread: { replyStatus, messages } }: Pick<ThreadPaneProps, "thread">) {
  const { messages: t } = useMessages(officeMessages);
  if (replyStatus === "answered") return null;
  const isSettled = replyStatus === "settled";
  const intent = isSettled ? "mark-waiting" : "mark-settled";
  return (
    <Form method="post" className="settle-form">
      <span role="status" className="small-text muted">
        {isSettled && t.settled}
      </span>
      <input type="hidden" name="last" value={messages.at(-1)?.id} />
      <Button type="submit" variant="link" name="intent" value={intent}>
        {isSettled ? t.unsettle : t.settle}
      </Button>
    </Form>
  );
}

/** The messages of a thread, a link to the application, and the reply form. */
export function ThreadPane(props: ThreadPaneProps) {
  const {
    thread,
    adult,
    applicationId,
    templates,
    forecast,
    preferredLocale,
    attempt,
    now,
    refused,
  } = props;
  const { messages: t } = useMessages(officeMessages);
  const messagingTexts = useMessages(messagingMessages);
  const path = usePath();
  const { userKey: person } = useOfficeShell();
  const query = useQuery();
  const sentMessageId = query.text("sent", 60) || null;
  const formName = `message/${thread.id}`;
  return (
    <article className="message-pane" aria-labelledby={PAGE_START_ID}>
      <header>
        <h1
          id={PAGE_START_ID}
          tabIndex={-1}
          dir="auto"
          lang={getLangAttribute(thread.locale, useLocale())}
        >
          {thread.subject}
        </h1>
        <p className="small-text muted">
          {t.from(thread.personName)}
          {preferredLocale && ` · ${t.reads[preferredLocale]}`}
          {applicationId && (
            <>
              {" · "}
              <Link to={path(`/administration/candidatures/${applicationId}`)}>{t.openFile}</Link>
            </>
          )}
        </p>
      </header>
      <GuestBar guests={thread.guests} adult={adult} />
      <Conversation
        messages={thread.messages}
        guestEvents={thread.guestEvents}
        earlierHref={thread.hasEarlier && formatEarlierQuery(query)}
        side="school"
        office={thread.campus ? messagingTexts.office[thread.campus] : ""}
        campus={thread.campus}
        now={now}
        sentMessageId={sentMessageId}
      />
      <SuppressedEmailNotice suppression={forecast?.suppression ?? null} />
      <SettleForm thread={thread} />
      <ReplyForm
        hint={forecast?.willBeSent ? `${forecast.sentence} ${t.replyHint}` : forecast?.sentence}
        refused={refused}
        attempt={attempt}
        sentMessageId={sentMessageId}
        lastOwnMessage={thread.messages.findLast(({ side }) => side === "school")?.content}
        person={person}
        place={formName}
        header={
          <TemplatePicker
            templates={templates}
            error={refused.errors.template}
            isInserted={!refused.hasErrors && "content" in refused.submitted}
            message={refused.submitted}
          />
        }
      >
        <FileUploads
          // Cleared after the officer sends a message, not when one arrives.
          key={sentMessageId}
          names={fileFields}
          errors={refused.errors}
          mustReselect={refused.hasErrors || refused.submitted.content !== undefined}
          formKey={formName}
          userKey={person}
        />
      </ReplyForm>
    </article>
  );
}
