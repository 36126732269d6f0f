import { Link } from "react-router";
import { noticesWords } from "#app/i18n/notices.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The two pages about what leaves: notices to come, and letters that did not arrive. */
export function NoticeViews({ here }: { here: "notices" | "letters" }) {
  const { office: words } = useWords(noticesWords);
  const path = usePath();
  const pages = [
    { key: "notices", to: "/administration/avis", name: words.dry.title },
    { key: "letters", to: "/administration/courriers", name: words.dead.title },
  ];
  return (
    <nav className="views" aria-label={words.views}>
      <ul>
        {pages.map(({ key, to, name }) => (
          <li key={key}>
            <Link to={path(to)} aria-current={key === here ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
