import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { isUnsentResult } from "#app/client/drafts/submit-form.ts";
import type { Campus } from "#app/features/access/actor.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { FileUploads } from "#app/features/documents/components/file-uploads.tsx";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { Conversation } from "#app/features/messaging/components/conversation.tsx";
import { GuestBar } from "#app/features/messaging/components/guest-bar.tsx";
import { getLangAttribute } from "#app/features/messaging/components/lang-attribute.ts";
import { MessageFields } from "#app/features/messaging/components/message-fields.tsx";
import { ReplyForm } from "#app/features/messaging/components/reply-form.tsx";
import { useMessageDraft } from "#app/features/messaging/components/use-draft.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import type { ThreadView } from "#app/features/messaging/thread.server.ts";
import { formatEarlierQuery } from "#app/features/messaging/thread-filter.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PAGE_START_ID } from "#app/ui/page-start.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { UnsentNotice } from "../shell/unsent-notice.tsx";
import { WhatsappLink } from "../shell/whatsapp-link.tsx";

/** The pane before a conversation is selected. */
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

type IncludedAdult = ComponentProps<typeof GuestBar>["adult"];

/** The selected conversation with its reply form. */
export function ThreadPane({
  thread,
  userKey,
  attempt,
  adult,
  now,
  refused,
  whatsappHref,
  result,
}: {
  thread: ThreadView;
  /** The attempt id of the next reply. */
  attempt: string;
  /** The WhatsApp link to the campus; null without a number. */
  whatsappHref: string | null;
  /** The adult who can be included in the conversation. */
  adult: IncludedAdult;
  /** The key of the user (access/user-key.server.ts). */
  userKey: string;
  now: Date;
  refused: FormRefusal;
  /** The result of the action, also that a form could not be sent. */
  result: unknown;
}) {
  const t = useMessages(messagingMessages);
  const query = useQuery();
  const sentMessageId = query.text("sent", 60) || null;
  const formName = `message/${thread.id}`;
  const office = thread.campus ? t.office[thread.campus] : "";
  return (
    <MessagePane
      title={thread.subject}
      lang={getLangAttribute(thread.locale, useLocale())}
      about={thread.campus ? t.withOffice[thread.campus] : t.withSchool}
    >
      <GuestBar guests={thread.guests} adult={adult} />
      <UnsentNotice result={result} formValues={{ intent: "include-guest" }} />
      <UnsentNotice result={result} formValues={{ intent: "remove-guest" }} />
      <Conversation
        messages={thread.messages}
        guestEvents={thread.guestEvents}
        earlierHref={thread.hasEarlier && formatEarlierQuery(query)}
        side="person"
        office={office}
        campus={thread.campus}
        now={now}
        sentMessageId={sentMessageId}
      />
      <ReplyForm
        hint={t.replyHint}
        refused={refused}
        attempt={attempt}
        sentMessageId={sentMessageId}
        lastOwnMessage={thread.messages.findLast(({ side }) => side === "person")?.content}
        person={userKey}
        place={formName}
      >
        <FileUploads
          // Reset when the user sends a message, not when one arrives.
          key={sentMessageId}
          names={fileFields}
          errors={refused.errors}
          mustReselect={refused.hasErrors}
          formKey={formName}
          userKey={userKey}
        />
        {isReply(result) && <UnsentNotice result={result} />}
      </ReplyForm>
      <WhatsappLink href={whatsappHref} />
    </MessagePane>
  );
}

/** Whether the unsent form is the reply: the forms about an adult have an intent. */
const isReply = (result: unknown) => isUnsentResult(result) && result.form.intent === undefined;

const NEW_MESSAGE_FORM = "message/new";

/** The form of a new message to a campus. */
export function NewMessagePane({
  campus,
  userKey,
  attempt,
  refused,
  result,
}: {
  /** The campus of the application; with null the candidate chooses the office. */
  campus: Campus | null;
  attempt: string;
  userKey: string;
  refused: FormRefusal;
  result: unknown;
}) {
  const t = useMessages(messagingMessages);
  const path = usePath();
  const { choose } = useMessages(applicationMessages);
  const { errors, submitted } = refused;
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(form, { userKey, formName: NEW_MESSAGE_FORM, sent: null });
  const options = Object.entries(t.campuses).map(([value, label]) => ({ value, label }));
  return (
    <MessagePane title={t.newMessage} about={t.newMessageText}>
      <Form
        ref={form}
        method="post"
        className="message-form"
        encType="multipart/form-data"
        noValidate
      >
        <AttemptField attempt={attempt} submitted={submitted.attempt} />
        <SelectField
          name="campus"
          label={t.campus}
          emptyLabel={campus ? undefined : choose}
          options={options}
          error={errors.campus}
          defaultValue={submitted.campus ?? campus ?? ""}
        />
        <MessageFields errors={errors} values={submitted} />
        <FileUploads
          names={fileFields}
          errors={errors}
          mustReselect={refused.hasErrors}
          formKey={NEW_MESSAGE_FORM}
          userKey={userKey}
        />
        <UnsentNotice result={result} />
        <div className="actions">
          <Button type="submit">
            <Icon name="paper-plane-tilt" />
            {t.send}
          </Button>
          <ButtonLink variant="secondary" to={path("/espace-etudiant/messagerie")}>
            {t.cancel}
          </ButtonLink>
          <DraftNote draft={draft} />
        </div>
      </Form>
    </MessagePane>
  );
}

type MessagePaneProps = { title: string; lang?: Locale; about: string; children: ReactNode };

function MessagePane({ title, lang, about, children }: MessagePaneProps) {
  return (
    <article className="message-pane" aria-labelledby={PAGE_START_ID}>
      <header>
        <h1 id={PAGE_START_ID} tabIndex={-1} dir="auto" lang={lang}>
          {title}
        </h1>
        <p className="small-text muted">{about}</p>
      </header>
      {children}
    </article>
  );
}
