import { Link } from "react-router";
import { mailboxMessages } from "#app/i18n/mailbox.ts";
import { useMessages } from "#app/ui/use-messages.ts";

type OlderLinkProps = {
  /** The address of the older page; null when this is the last. */
  older: string | null;
  /** The address of the first page; null when this is it. */
  newest: string | null;
};

/** The foot of a list of conversations that has more than one page. */
export function OlderLink({ older, newest }: OlderLinkProps) {
  const t = useMessages(mailboxMessages);
  if (!older && !newest) return null;
  return (
    <p className="mailbox-more">
      {older && (
        <Link className="link-button" to={older}>
          {t.older}
        </Link>
      )}
      {newest && (
        <Link className="link-button" to={newest}>
          {t.newest}
        </Link>
      )}
    </p>
  );
}
