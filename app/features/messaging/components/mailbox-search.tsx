import { Form, Link } from "react-router";
import { mailboxWords } from "#app/i18n/mailbox.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/use-words.ts";

type MailboxSearchProps = {
  /** Address of the whole list. */
  action: string;
  question: string;
  /** Nothing was found. */
  none: boolean;
  /** Other parts of the view that a search keeps. */
  kept?: Record<string, string>;
};

/** A search in the conversations, and the way back to all of them. */
export function MailboxSearch({ action, question, none, kept = {} }: MailboxSearchProps) {
  const words = useWords(mailboxWords);
  return (
    <>
      <Form role="search" className="mailbox-search" action={action}>
        <SearchBox
          id="mailbox-search"
          label={words.search}
          hideLabel
          placeholder={words.searchPlaceholder}
          defaultValue={question}
          maxLength={200}
        />
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" small>
          {words.find}
        </Button>
      </Form>
      <div role="status">
        {question && none && <p className="mailbox-none">{words.noneFound(question)}</p>}
      </div>
      {question && (
        <Link className="link-button" to={action}>
          {words.everything}
        </Link>
      )}
    </>
  );
}
