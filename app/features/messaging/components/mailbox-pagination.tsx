import { Link } from "react-router";
import { mailboxMessages } from "#app/i18n/mailbox.ts";
import { useMessages } from "#app/ui/use-messages.ts";

type MailboxPaginationProps = {
  /** The address of the older page; null when this is the last. */
  olderHref: string | null;
  /** The address of the first page; null when this is it. */
  newestHref: string | null;
};

/** The foot of a list of conversations that has more than one page. */
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
