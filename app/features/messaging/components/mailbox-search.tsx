import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { mailboxMessages } from "../messages/mailbox.ts";

type MailboxSearchProps = {
  /** Path of the unfiltered list. */
  action: string;
  query: string;
  /** No thread matches the query. */
  isEmpty: boolean;
  /** Other query parameters that the search preserves. */
  hiddenFields?: Record<string, string>;
};

/** A search in the threads, with a link back to all of them. */
export function MailboxSearch({ action, query, isEmpty, hiddenFields = {} }: MailboxSearchProps) {
  const t = useMessages(mailboxMessages);
  return (
    <>
      <Form role="search" className="mailbox-search" action={action}>
        <SearchBox
          id="mailbox-search"
          label={t.search}
          hideLabel
          placeholder={t.searchPlaceholder}
          defaultValue={query}
          maxLength={200}
        />
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="small">
          {t.find}
        </Button>
      </Form>
      <div role="status">
        {query && isEmpty && <p className="mailbox-none">{t.noneFound(query)}</p>}
      </div>
      {query && (
        <Link className="link-button" to={action}>
          {t.everything}
        </Link>
      )}
    </>
  );
}
