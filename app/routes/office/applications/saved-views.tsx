import { Link } from "react-router";
import type { SavedView } from "#app/features/review/list/views.server.ts";
import { countFilters, paramsOf, type Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { LIST } from "./address.ts";

/** Where views are kept, renamed and removed. */
export const VIEWS = `${LIST}/vues`;

type SavedViewsProps = { views: SavedView[]; wanted: Wanted };

/** The views that are kept, and the way to keep what is shown. */
export function SavedViews({ views, wanted }: SavedViewsProps) {
  const { views: t } = useMessages(listingMessages);
  const path = usePath();
  const here = paramsOf(wanted).toString();
  const isKept = views.some(({ query }) => query === here);
  const mayKeep = !isKept && (countFilters(wanted) > 0 || here !== "");
  if (views.length === 0 && !mayKeep) return null;
  return (
    <nav className="saved-views" aria-label={t.nav}>
      <ul>
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <Link
              className="filter-chip is-view"
              to={path(query ? `${LIST}?${query}` : LIST)}
              aria-current={query === here ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link-button" to={path(mayKeep ? `${VIEWS}?${here}` : VIEWS)}>
            <Icon name="bookmark-simple" />
            {mayKeep ? t.save : t.manage}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
