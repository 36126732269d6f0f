import { Link, useLocation } from "react-router";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";

/** Links to all threads, waiting threads, announcements and templates. */
export function MessageViews() {
  const { messages: t } = useMessages(officeMessages);
  const path = usePath();
  const { pathname } = useLocation();
  const all = path("/administration/messages");
  const isWaitingOnly = useQuery().text("vue") === "sans-reponse";
  const isIn = (part: string) => pathname.startsWith(`${all}/${part}`);
  const isThreads = !isIn("annonces") && !isIn("modeles");
  const views = [
    { to: all, label: t.everything, isCurrent: isThreads && !isWaitingOnly },
    { to: `${all}?vue=sans-reponse`, label: t.waitingOnly, isCurrent: isThreads && isWaitingOnly },
    { to: `${all}/annonces`, label: t.announcements, isCurrent: isIn("annonces") },
    { to: `${all}/modeles`, label: t.templates, isCurrent: isIn("modeles") },
  ];
  return (
    <nav className="views" aria-label={t.views}>
      <ul>
        {views.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
