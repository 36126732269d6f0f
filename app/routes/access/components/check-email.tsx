import { accessMessages } from "#app/features/auth/messages/access.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CHANGE_EMAIL_INTENT } from "../change-email-intent.ts";
import { AccessPage } from "./access-page.tsx";

type CheckEmailProps = {
  /** Says what was sent, to which address, and what to do with it. */
  text: string;
  /** The page with the form that sends it again. */
  retryUrl: string;
  /** The address used: when it looks mistyped, a corrected one is suggested. */
  sentTo: string;
  /**
   * The other values of the sign-up form, which is shown again with them and the corrected address. Without them the
   * email is sent to the corrected address at once.
   */
  signUpFields?: Record<string, string>;
  /** True when the email can be read on a page of the demonstration. */
  hasDemoInbox: boolean;
};

/** Shown after an email was sent: where to look, and what to do when nothing arrives. */
export function CheckEmail({
  text,
  retryUrl,
  sentTo,
  signUpFields,
  hasDemoInbox,
}: CheckEmailProps) {
  const t = useMessages(accessMessages).checkMail;
  const warnings = useMessages(answerWarningsMessages);
  const path = usePath();
  const suggestion = suggestEmail(sentTo);
  const fields = {
    ...signUpFields,
    ...(signUpFields && { intent: CHANGE_EMAIL_INTENT }),
    email: suggestion ?? "",
  };
  return (
    <AccessPage title={t.title}>
      <div className="access-steps" role="status">
        <p>{text}</p>
        <p>{t.nothing}</p>
      </div>
      {suggestion && (
        <form method="post" action={retryUrl}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{warnings.meant(suggestion)}</p>
          <Button type="submit">
            {signUpFields ? warnings.takeAddress(suggestion) : warnings.sendTo(suggestion)}
          </Button>
        </form>
      )}
      <p className="access-actions">
        {hasDemoInbox && (
          <a className="btn btn-primary" href={path("/demo/courriels")}>
            {t.demo}
          </a>
        )}
        <a className="btn btn-secondary" href={retryUrl}>
          {t.again}
        </a>
      </p>
    </AccessPage>
  );
}
