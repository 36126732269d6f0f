import { Link } from "react-router";
import type { Sort, Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { addressOf } from "./address.ts";

type SortHeadProps = { sort: Sort; wanted: Wanted; children: string };

/** The head of a column that the list can be put in order by. */
export function SortHead({ sort, wanted, children }: SortHeadProps) {
  const t = useMessages(listingMessages);
  const path = usePath();
  const here = wanted.sort === sort;
  const falls = sort === "sent";
  // What waits for the school comes before what is older and does not.
  const direction = sort === "waiting" ? "other" : falls ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={here ? direction : undefined}>
      {here ? (
        <span className="sort-button">
          {children}
          <Icon name={falls ? "arrow-up" : "arrow-down"} />
        </span>
      ) : (
        <Link
          className="sort-button"
          to={path(addressOf({ ...wanted, sort }))}
          title={t.sortedBy(t.sortNames[sort])}
        >
          {children}
        </Link>
      )}
    </th>
  );
}
