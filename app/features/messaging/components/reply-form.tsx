import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { DraftNote } from "#app/client/drafts/draft-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useClearedError } from "#app/ui/form/use-cleared-error.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { messagingMessages } from "../messages/messaging.ts";
import { useMessageDraft } from "./use-draft.ts";

type ReplyFormProps = {
  hint?: string;
  /** The submitted values and errors, after a refusal or an inserted template. */
  refused: FormRefusal;
  /** The id of this sending attempt. */
  attempt: string;
  /** The id of the message just sent; it resets the field. */
  sentMessageId: string | null;
  /** The content of the last message of this side. */
  lastOwnMessage: string | undefined;
  /** The user's hash (access/user-key.server.ts), for the draft. */
  person: string;
  /** Which form of the user this is, for the draft. */
  place: string;
  /** Content above the field. */
  header?: ReactNode;
  /** The file fields. */
  children?: ReactNode;
};

/** The reply form below a thread. */
export function ReplyForm(props: ReplyFormProps) {
  const { hint, refused, attempt, sentMessageId, lastOwnMessage, person, place, header, children } =
    props;
  const t = useMessages(messagingMessages);
  const { hasErrors, errors, submitted: values } = refused;
  // Writing again hides the "sent" message but keeps its space.
  const { isCleared: isWritingAgain, onInput } = useClearedError(sentMessageId);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft(formRef, {
    userKey: person,
    formName: place,
    sent: sentMessageId,
    last: lastOwnMessage,
  });
  const actionsRef = useRef<HTMLDivElement>(null);
  // The new message pushes the form down: scroll until the "sent" message is not under the bottom bar of a phone.
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
      <AttemptField key={sentMessageId} attempt={attempt} submitted={values.attempt} />
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
        <Button type="submit" size="small">
          <Icon name="paper-plane-tilt" />
          {t.send}
        </Button>
        <DraftNote draft={draft} />
        <div role="status">
          {sentMessageId && !hasErrors && values.content === undefined && (
            <p
              key={sentMessageId}
              className={`field-state is-ok${isWritingAgain ? " is-outdated" : ""}`}
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
