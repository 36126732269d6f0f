import { Form, Link } from "react-router";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { EMAIL_PATH } from "./account-paths.ts";

/** The email address of the account, with a link to change it. */
export function EmailRow({ email, verifiedAt }: { email: string; verifiedAt: Date | null }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <div className="field">
      <p className="field-label">{t.email}</p>
      <p className="hint">{t.emailText}</p>
      <p className="account-email">
        <span>{email}</span>{" "}
        <Link className="link-button" to={path(EMAIL_PATH)}>
          {t.changeEmail}
        </Link>
      </p>
      {verifiedAt && (
        <p className="field-state is-ok">
          <Icon name="seal-check" />
          {t.verifiedOn(formatCampusDate(locale, verifiedAt, null))}
        </p>
      )}
    </div>
  );
}

type PendingEmail = { email: string; expiresAt: Date };

/**
 * A new address whose confirmation link was not opened yet: when it expires, a cancel button, and a correction if it
 * looks misspelt.
 */
export function PendingEmailNotice({ pendingEmail }: { pendingEmail: PendingEmail | null }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const path = usePath();
  const warnings = useMessages(answerWarningsMessages);
  if (!pendingEmail) return null;
  const suggestion = suggestEmail(pendingEmail.email);
  return (
    <Notice title={t.waitingEmail(pendingEmail.email)} className="above">
      <p>{t.waitingEmailText(formatTimeWithZone(locale, pendingEmail.expiresAt, null))}</p>
      {suggestion && (
        <Form method="post" action={path(EMAIL_PATH)}>
          <input type="hidden" name="email" value={suggestion} />
          <p>{warnings.meant(suggestion)}</p>
          <Button type="submit" variant="secondary" size="small">
            {warnings.sendTo(suggestion)}
          </Button>
        </Form>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="cancel-email" variant="link">
          {t.cancelEmail}
        </Button>
      </Form>
    </Notice>
  );
}
