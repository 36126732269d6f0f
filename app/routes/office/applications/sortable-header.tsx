import { Link } from "react-router";
import type { ApplicationFilter, SortOrder } from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildListUrl } from "./application-list-url.ts";

type SortableHeaderProps = { sort: SortOrder; listFilter: ApplicationFilter; children: string };

export function SortableHeader({ sort, listFilter, children }: SortableHeaderProps) {
  const t = useMessages(applicationListMessages);
  const path = usePath();
  const isActive = listFilter.sort === sort;
  const isDescending = sort === "sent";
  // Applications that wait for the school come first, then the order is by age: neither ascending
  // nor descending.
  const direction = sort === "waiting" ? "other" : isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isActive ? direction : undefined}>
      {isActive ? (
        <span className="sort-button">
          {children}
          <Icon name={isDescending ? "arrow-up" : "arrow-down"} />
        </span>
      ) : (
        <Link
          className="sort-button"
          to={path(buildListUrl({ ...listFilter, sort }))}
          title={t.sortedBy(t.sortNames[sort])}
        >
          {children}
        </Link>
      )}
    </th>
  );
}
