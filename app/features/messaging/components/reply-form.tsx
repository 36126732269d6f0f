import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { DraftNote } from "#app/late/drafts/draft-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMended } from "#app/ui/form/use-mended.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useMessageDraft } from "./use-draft.ts";

type ReplyFormProps = {
  /** What the person should know before sending. */
  hint?: string;
  /** What was typed, when it was refused or came back with a template in it. */
  refused: Refused;
  /** The name of the sending. */
  attempt: string;
  /** The message that was just sent: the field is empty again, and the focus stays where it was. */
  sentMessageId: string | null;
  /** The words of this side that came last. */
  lastOwnMessage: string | undefined;
  /** Whose page this is (identity/person-mark.server.ts), and which form it is among theirs. */
  person: string;
  place: string;
  /** What stands above the field. */
  header?: ReactNode;
  /** The files that may go with it. */
  children?: ReactNode;
};

/** The foot of a conversation: one field and one button. */
export function ReplyForm(props: ReplyFormProps) {
  const { hint, refused, attempt, sentMessageId, lastOwnMessage, person, place, header, children } =
    props;
  const t = useMessages(messagingMessages);
  const { wrong: formErrors, errors, typed: values } = refused;
  // Who writes again has not sent that yet: the word that the last one is sent goes, its place is kept.
  const { mended: isWritingAgain, onInput } = useMended(sentMessageId);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(formRef, {
    person,
    place,
    sent: sentMessageId,
    last: lastOwnMessage,
  });
  const actionsRef = useRef<HTMLDivElement>(null);
  // What was sent pushes the form down: the word that says so is not left under the bar of a phone.
  useEffect(() => {
    if (sentMessageId) actionsRef.current?.scrollIntoView({ block: "nearest" });
  }, [sentMessageId]);
  return (
    <Form
      ref={formRef}
      method="post"
      className="reply-form"
      encType="multipart/form-data"
      noValidate
      onInput={onInput}
    >
      <AttemptField key={sentMessageId} attempt={attempt} typed={values.attempt} />
      {header}
      <TextArea
        key={`${sentMessageId} ${values.content}`}
        name="content"
        label={t.reply}
        hint={hint}
        error={errors.content}
        defaultValue={values.content}
        rows={3}
        required
      />
      {children}
      <div className="actions" ref={actionsRef}>
        <Button type="submit" small>
          <Icon name="paper-plane-tilt" />
          {t.send}
        </Button>
        <DraftNote draft={draft} />
        <div role="status">
          {sentMessageId && !formErrors && values.content === undefined && (
            <p
              key={sentMessageId}
              className={`field-state is-ok${isWritingAgain ? " is-past" : ""}`}
            >
              <Icon name="check-circle" />
              {t.sent}
            </p>
          )}
        </div>
      </div>
    </Form>
  );
}
