import { Conversation } from "#app/features/messaging/components/conversation.tsx";
import { getLangAttribute } from "#app/features/messaging/components/lang-attribute.ts";
import { GUEST_LINK_LIFETIME_MONTHS } from "#app/features/messaging/guest/guest.ts";
import type { GuestThreadView } from "#app/features/messaging/guest/guest-access.server.ts";
import { guestMessages } from "#app/features/messaging/messages/guest.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type GuestThreadProps = {
  thread: Extract<GuestThreadView, { open: true }>;
  formErrors?: { errors: Record<string, string>; submitted: Record<string, string> };
  /** The reply was just sent. */
  isSent: boolean;
  /** Idempotency key of the reply (http/attempt-id.server.ts). */
  attempt: string;
  now: Date;
  token: string;
};

/** A conversation as its adult guest sees it, with the reply form and the button to leave. */
export function GuestThread({ thread, formErrors, isSent, attempt, now, token }: GuestThreadProps) {
  const { page: t } = useMessages(guestMessages);
  const { office, school } = useMessages(messagingMessages);
  const locale = useLocale();
  const { campus, guestName, personName, subject, messages } = thread;
  const officeName = campus ? office[campus] : school;
  const reason = formErrors?.errors.content;
  const message =
    reason === "too-many-messages" ? t.tooMany : reason && errorMessage(locale, reason);
  return (
    <>
      {isSent && !formErrors && (
        <ActionResult>
          <Notice tone="ok" title={t.sent} role="status" />
        </ActionResult>
      )}
      <p>{t.hello(guestName)}</p>
      <p>{t.lead(personName, officeName)}</p>
      <h2 className="above" dir="auto" lang={getLangAttribute(thread.locale, locale)}>
        {subject}
      </h2>
      <Conversation
        messages={messages}
        side="guest"
        office={officeName}
        campus={campus}
        now={now}
        filesPath={`/fichiers/echange/${token}`}
      />
      {/* Not the URL of the page: when the network fails during a submission, the error page would replace the page
          and the typed text. */}
      <form method="post" action={`?attempt=${attempt}`} className="above" noValidate>
        <AttemptField attempt={attempt} submitted={formErrors?.submitted.attempt} />
        <TextArea
          name="content"
          label={t.reply}
          hint={t.hint}
          error={message}
          defaultValue={formErrors?.submitted.content}
          rows={5}
          required
          autoFocus={Boolean(formErrors)}
          data-text-draft={isSent && !formErrors ? "sent" : ""}
        />
        <div className="access-actions">
          <Button type="submit">{t.send}</Button>
        </div>
      </form>
      <p className="above muted">{t.keeps(GUEST_LINK_LIFETIME_MONTHS)}</p>
      <details className="above">
        <summary className="link-button">{t.stopReceiving}</summary>
        <p>{t.leaveText}</p>
        <form className="above" method="post">
          <Button variant="danger" type="submit" name="intent" value="leave-thread">
            {t.stopReceiving}
          </Button>
        </form>
      </details>
    </>
  );
}
