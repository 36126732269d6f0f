import { Link } from "react-router";
import { sides } from "#app/features/measures/measure.ts";
import { speedMessages } from "#app/i18n/speed.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { type Asked, addressOf } from "./filter.ts";

/** What each row is: a page, a language, a country, a connection. The filter is kept. */
export function SideViews({ asked }: { asked: Asked }) {
  const t = useMessages(speedMessages);
  const path = usePath();
  return (
    <nav className="views" aria-label={t.views}>
      <ul>
        {sides.map((side) => (
          <li key={side}>
            <Link
              to={path(addressOf({ ...asked, by: side }))}
              aria-current={side === asked.by ? "page" : undefined}
            >
              {t.by[side]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
