import { Link } from "react-router";
import { accountWords } from "#app/i18n/account.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { ACCOUNT } from "./addresses.ts";

type CloseTermsProps = {
  /** The numbers of the applications that were sent. */
  sent: string[];
  days: number;
};

/** What closing an account erases, what it keeps and why, and until when it can be undone. */
export function CloseTerms({ sent, days }: CloseTermsProps) {
  const { closePage: words, privacy } = useWords(accountWords);
  const path = usePath();
  const isSent = sent.length > 0;
  return (
    <div className="close-terms">
      <h2>{words.erasedTitle}</h2>
      <ul>
        <li>{words.erasedDraft}</li>
        <li>{isSent ? words.erasedMessagesWithFile : words.erasedMessages}</li>
        <li>{words.erasedWays}</li>
        {!isSent && <li>{words.erasedName}</li>}
      </ul>
      <h2>{words.keptTitle}</h2>
      <ul>
        {sent.map((number) => (
          <li key={number}>{words.keptApplication(number)}</li>
        ))}
        <li>{words.keptHistory}</li>
      </ul>
      <p>
        {words.retention}{" "}
        <Link to={path("/privacy")} reloadDocument>
          {privacy}
        </Link>
        .
      </p>
      <p className="strong">
        {words.now} {words.undo(days)}
      </p>
      <p>
        <Link to={`${path(ACCOUNT)}#data`}>{words.download}</Link>
      </p>
    </div>
  );
}
