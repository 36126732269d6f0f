import { Link } from "react-router";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** Links to the pages of upcoming notifications and undelivered emails. */
export function NotificationViews({ current }: { current: "upcoming" | "undelivered" }) {
  const { office: t } = useMessages(notificationsMessages);
  const path = usePath();
  const pages = [
    { key: "upcoming", to: "/administration/avis", name: t.preview.title },
    { key: "undelivered", to: "/administration/courriers", name: t.dead.title },
  ];
  return (
    <nav className="views" aria-label={t.views}>
      <ul>
        {pages.map(({ key, to, name }) => (
          <li key={key}>
            <Link to={path(to)} aria-current={key === current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
