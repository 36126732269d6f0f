import { Link } from "react-router";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import type { SentApplication } from "#app/features/admissions/erase-candidate-data.server.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";

type CloseTermsProps = {
  sentNumbers: SentApplication[];
  graceDays: number;
};

/** Lists what closing an account erases and keeps, and until when it can be undone. */
export function CloseTerms({ sentNumbers, graceDays }: CloseTermsProps) {
  const { closePage: t, privacy } = useMessages(accountMessages);
  const path = usePath();
  const isSent = sentNumbers.length > 0;
  return (
    <div className="close-terms">
      <h2>{t.erasedTitle}</h2>
      <ul>
        <li>{t.erasedDraft}</li>
        <li>{isSent ? t.erasedMessagesWithFile : t.erasedMessages}</li>
        <li>{t.erasedSignInMethods}</li>
        {!isSent && <li>{t.erasedName}</li>}
      </ul>
      <h2>{t.retainedTitle}</h2>
      <ul>
        {sentNumbers.map(({ number, isOver }) => (
          <li key={number}>
            {isOver ? t.endedApplicationStays(number) : t.retainedApplication(number)}
          </li>
        ))}
        <li>{t.retainedHistory}</li>
      </ul>
      <p>
        {t.retention}{" "}
        <Link to={path("/privacy")} reloadDocument>
          {privacy}
        </Link>
        .
      </p>
      <p className="strong">
        {t.now} {t.undo(graceDays)}
      </p>
      <p>
        <Link to={`${path(ACCOUNT_PATH)}#data`}>{t.download}</Link>
      </p>
    </div>
  );
}
