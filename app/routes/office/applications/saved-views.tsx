import { Link } from "react-router";
import {
  type ApplicationFilter,
  countFilters,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import type { SavedView } from "#app/features/review/list/saved-views.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";

/** The page where saved views are created, renamed and removed. */
export const SAVED_VIEWS_PATH = `${APPLICATIONS_PATH}/vues`;

type SavedViewsProps = { views: SavedView[]; listFilter: ApplicationFilter };

/** Links to the saved views, and to the page that saves the current filter. */
export function SavedViews({ views, listFilter }: SavedViewsProps) {
  const { views: t } = useMessages(applicationListMessages);
  const path = usePath();
  const currentQuery = formatApplicationFilter(listFilter).toString();
  const isSaved = views.some(({ query }) => query === currentQuery);
  const canSave = !isSaved && (countFilters(listFilter) > 0 || currentQuery !== "");
  if (views.length === 0 && !canSave) return null;
  return (
    <nav className="saved-views" aria-label={t.nav}>
      <ul>
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <Link
              className="filter-chip is-view"
              to={path(query ? `${APPLICATIONS_PATH}?${query}` : APPLICATIONS_PATH)}
              aria-current={query === currentQuery ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="link-button"
            to={path(canSave ? `${SAVED_VIEWS_PATH}?${currentQuery}` : SAVED_VIEWS_PATH)}
          >
            <Icon name="bookmark-simple" />
            {canSave ? t.save : t.manage}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
