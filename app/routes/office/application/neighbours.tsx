import { Link } from "react-router";
import { listingMessages } from "#app/i18n/listing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { LIST } from "../applications/address.ts";
import { aroundFile } from "../applications/left-list.ts";

/** The ways to the files before and after this one in the list last seen; nothing where it stands alone, or is not in it. */
export function Neighbours({ id }: { id: string }) {
  const { neighbours: t } = useMessages(listingMessages);
  const path = usePath();
  const { before, after, further, place, of, goesOn } = aroundFile(id);
  const next = after ? `${LIST}/${after}` : further;
  if (!before && !next) return null;
  return (
    <nav className="neighbours" aria-label={t.label}>
      {before && (
        <Link className="back-link" to={path(`${LIST}/${before}`)}>
          <Icon name="caret-left" />
          {t.before}
        </Link>
      )}
      <span className="small-text muted figures">{t.place(place, of, goesOn)}</span>
      {next && (
        <Link className="back-link" to={path(next)}>
          {after ? t.after : t.further}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
