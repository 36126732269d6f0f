import { Link } from "react-router";
import { sides } from "#app/features/measures/measure.ts";
import { speedWords } from "#app/i18n/speed.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { type Asked, addressOf } from "./filter.ts";

/** What each row is: a page, a language, a country, a connection. The filter is kept. */
export function SideViews({ asked }: { asked: Asked }) {
  const words = useWords(speedWords);
  const path = usePath();
  return (
    <nav className="views" aria-label={words.views}>
      <ul>
        {sides.map((side) => (
          <li key={side}>
            <Link
              to={path(addressOf({ ...asked, by: side }))}
              aria-current={side === asked.by ? "page" : undefined}
            >
              {words.by[side]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
