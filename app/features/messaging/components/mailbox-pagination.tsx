import { Link } from "react-router";
import { useMessages } from "#app/ui/use-messages.ts";
import { mailboxMessages } from "../messages/mailbox.ts";

type MailboxPaginationProps = {
  /** URL of the next older page; null on the last page. */
  olderHref: string | null;
  /** URL of the first page; null on the first page. */
  newestHref: string | null;
};

export function MailboxPagination({ olderHref, newestHref }: MailboxPaginationProps) {
  const t = useMessages(mailboxMessages);
  if (!olderHref && !newestHref) return null;
  return (
    <p className="mailbox-more">
      {olderHref && (
        <Link className="link-button" to={olderHref}>
          {t.older}
        </Link>
      )}
      {newestHref && (
        <Link className="link-button" to={newestHref}>
          {t.newest}
        </Link>
      )}
    </p>
  );
}
