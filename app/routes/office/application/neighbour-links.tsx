import { Link } from "react-router";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "../applications/application-list-url.ts";
import { getListPosition } from "../applications/last-list.ts";

/**
 * Links to the previous and next application of the last list the officer opened. Renders nothing
 * outside of that list.
 */
export function NeighbourLinks({ id }: { id: string }) {
  const { neighbours: t } = useMessages(applicationListMessages);
  const path = usePath();
  const { previousId, nextId, nextPageUrl, position, total, hasMore } = getListPosition(id);
  const next = nextId ? `${APPLICATIONS_PATH}/${nextId}` : nextPageUrl;
  if (!previousId && !next) return null;
  return (
    <nav className="neighbours" aria-label={t.label}>
      {previousId && (
        <Link className="back-link" to={path(`${APPLICATIONS_PATH}/${previousId}`)}>
          <Icon name="caret-left" />
          {t.before}
        </Link>
      )}
      <span className="small-text muted numbers">{t.place(position, total, hasMore)}</span>
      {next && (
        <Link className="back-link" to={path(next)}>
          {nextId ? t.after : t.further}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
