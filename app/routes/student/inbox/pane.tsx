import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { FileUploads } from "#app/features/documents/components/file-uploads.tsx";
import type { Campus } from "#app/features/identity/actor.ts";
import { fileFields } from "#app/features/messaging/attachment.ts";
import { Conversation } from "#app/features/messaging/components/conversation.tsx";
import { GuestBar } from "#app/features/messaging/components/guest-bar.tsx";
import { getLangAttribute } from "#app/features/messaging/components/lang-attribute.ts";
import { MessageFields } from "#app/features/messaging/components/message-fields.tsx";
import { ReplyForm } from "#app/features/messaging/components/reply-form.tsx";
import { useMessageDraft } from "#app/features/messaging/components/use-draft.ts";
import type { ThreadView } from "#app/features/messaging/thread.server.ts";
import { formatEarlierQuery } from "#app/features/messaging/thread-filter.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { DraftNote } from "#app/late/drafts/draft-note.tsx";
import { isUnsent } from "#app/late/drafts/sent-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PAGE_START } from "#app/ui/page-start.ts";
import type { Refused } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { HandOff } from "../frame/hand-off.tsx";
import { UnsentNotice } from "../frame/unsent-notice.tsx";

/** Nothing is chosen yet. */
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

type Included = ComponentProps<typeof GuestBar>["adult"];

/** The chosen conversation and the answer to it. */
export function ThreadPane({
  thread,
  person,
  attempt,
  adult,
  now,
  refused,
  handOff,
  answer,
}: {
  thread: ThreadView;
  /** The name of the sending. */
  attempt: string;
  /** Where it goes on by WhatsApp. */
  handOff: string | null;
  /** The adult whom it may be shared with. */
  adult: Included;
  /** Whose page this is. */
  person: string;
  now: Date;
  refused: Refused;
  /** What the action of the page answered: which form did not leave, among others. */
  answer: unknown;
}) {
  const t = useMessages(messagingMessages);
  const asked = useQuery();
  const sent = asked.text("sent", 60) || null;
  const place = `message/${thread.id}`;
  const office = thread.campus ? t.office[thread.campus] : "";
  return (
    <Pane
      title={thread.subject}
      lang={getLangAttribute(thread.locale, useLocale())}
      about={thread.campus ? t.withOffice[thread.campus] : t.withSchool}
    >
      <GuestBar guests={thread.guests} adult={adult} />
      <UnsentNotice answer={answer} form={{ intent: "include-guest" }} />
      <UnsentNotice answer={answer} form={{ intent: "remove-guest" }} />
      <Conversation
        messages={thread.messages}
        guestEvents={thread.guestEvents}
        earlierHref={thread.hasEarlier && formatEarlierQuery(asked)}
        side="person"
        office={office}
        campus={thread.campus}
        now={now}
        sentMessageId={sent}
      />
      <ReplyForm
        hint={t.replyHint}
        refused={refused}
        attempt={attempt}
        sentMessageId={sent}
        lastOwnMessage={thread.messages.findLast(({ side }) => side === "person")?.content}
        person={person}
        place={place}
      >
        <FileUploads
          // Emptied by what one sends, not by what arrives.
          key={sent}
          names={fileFields}
          errors={refused.errors}
          mustReselect={refused.wrong}
          formKey={place}
          userKey={person}
        />
        {isReply(answer) && <UnsentNotice answer={answer} />}
      </ReplyForm>
      <HandOff href={handOff} />
    </Pane>
  );
}

/** Was it the answer to the conversation that did not leave? The forms about an adult have an intent. */
const isReply = (answer: unknown) => isUnsent(answer) && answer.form.intent === undefined;

const NEW_PLACE = "message/new";

/** The form of a new message to a campus. */
export function NewMessagePane({
  campus,
  person,
  attempt,
  refused,
  answer,
}: {
  /** The campus that the candidate chose; null, and they say which office they write to. */
  campus: Campus | null;
  attempt: string;
  person: string;
  refused: Refused;
  answer: unknown;
}) {
  const t = useMessages(messagingMessages);
  const path = usePath();
  const { choose } = useMessages(applicationMessages);
  const { errors, typed } = refused;
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(form, { person, place: NEW_PLACE, sent: null });
  const options = Object.entries(t.campuses).map(([value, label]) => ({ value, label }));
  return (
    <Pane title={t.newMessage} about={t.newMessageText}>
      <Form
        ref={form}
        method="post"
        className="letter-form"
        encType="multipart/form-data"
        noValidate
      >
        <AttemptField attempt={attempt} typed={typed.attempt} />
        <SelectField
          name="campus"
          label={t.campus}
          empty={campus ? undefined : choose}
          options={options}
          error={errors.campus}
          defaultValue={typed.campus ?? campus ?? ""}
        />
        <MessageFields errors={errors} values={typed} />
        <FileUploads
          names={fileFields}
          errors={errors}
          mustReselect={refused.wrong}
          formKey={NEW_PLACE}
          userKey={person}
        />
        <UnsentNotice answer={answer} />
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
    </Pane>
  );
}

type PaneProps = { title: string; lang?: Locale; about: string; children: ReactNode };

function Pane({ title, lang, about, children }: PaneProps) {
  return (
    <article className="message-pane" aria-labelledby={PAGE_START}>
      <header>
        <h1 id={PAGE_START} tabIndex={-1} dir="auto" lang={lang}>
          {title}
        </h1>
        <p className="small-text muted">{about}</p>
      </header>
      {children}
    </article>
  );
}
