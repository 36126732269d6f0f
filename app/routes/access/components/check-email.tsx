import { accessMessages } from "#app/i18n/access.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CHANGE_EMAIL_INTENT } from "../change-email-intent.ts";
import { AccessPage } from "./access-page.tsx";

type CheckEmailProps = {
  /** What was sent, to whom, and what to do with it. */
  text: string;
  /** The page that sends it again. */
  retryUrl: string;
  /** The address that was typed: when it looks like a slip, the one that was probably meant is offered. */
  sentTo: string;
  /** What else was typed: the form comes back with it and the other address. Without it, the letter is sent there. */
  signUpFields?: Record<string, string>;
  /** True where the letter can be read on a page of the demonstration. */
  hasDemoInbox: boolean;
};

/** After a letter has left: where to look, and what to do when nothing comes. */
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
