import { Link } from "react-router";
import { dimensions } from "#app/features/measures/measure.ts";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildSpeedUrl, type SpeedFilter } from "./speed-filter.ts";

/** Links that group the rows by page, language, country or connection. The filter is preserved. */
export function SideViews({ speedFilter }: { speedFilter: SpeedFilter }) {
  const t = useMessages(pageSpeedMessages);
  const path = usePath();
  return (
    <nav className="views" aria-label={t.views}>
      <ul>
        {dimensions.map((side) => (
          <li key={side}>
            <Link
              to={path(buildSpeedUrl({ ...speedFilter, by: side }))}
              aria-current={side === speedFilter.by ? "page" : undefined}
            >
              {t.by[side]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
