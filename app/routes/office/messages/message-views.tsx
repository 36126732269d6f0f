import { Link, useLocation } from "react-router";
import { officeWords } from "#app/i18n/office.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The conversations, those that wait, and what is written to a group. */
export function MessageViews() {
  const { messages: words } = useWords(officeWords);
  const path = usePath();
  const { pathname } = useLocation();
  const all = path("/administration/messages");
  const waitingOnly = useQuery().text("vue") === "sans-reponse";
  const isIn = (part: string) => pathname.startsWith(`${all}/${part}`);
  const isThreads = !isIn("annonces") && !isIn("modeles");
  const views = [
    { to: all, label: words.everything, here: isThreads && !waitingOnly },
    { to: `${all}?vue=sans-reponse`, label: words.waitingOnly, here: isThreads && waitingOnly },
    { to: `${all}/annonces`, label: words.announcements, here: isIn("annonces") },
    { to: `${all}/modeles`, label: words.templates, here: isIn("modeles") },
  ];
  return (
    <nav className="views" aria-label={words.views}>
      <ul>
        {views.map(({ to, label, here }) => (
          <li key={to}>
            <Link to={to} aria-current={here ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
