import { Link } from "react-router";
import { mailboxWords } from "#app/i18n/mailbox.ts";
import { useWords } from "#app/ui/use-words.ts";

type OlderLinkProps = {
  /** The address of the older page; null when this is the last. */
  older: string | null;
  /** The address of the first page; null when this is it. */
  newest: string | null;
};

/** The foot of a list of conversations that has more than one page. */
export function OlderLink({ older, newest }: OlderLinkProps) {
  const words = useWords(mailboxWords);
  if (!older && !newest) return null;
  return (
    <p className="mailbox-more">
      {older && (
        <Link className="link-button" to={older}>
          {words.older}
        </Link>
      )}
      {newest && (
        <Link className="link-button" to={newest}>
          {words.newest}
        </Link>
      )}
    </p>
  );
}
