import { Link } from "react-router";
import { notificationsMessages } from "#app/i18n/notifications.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/** The two pages about what leaves: notices to come, and letters that did not arrive. */
export function NotificationViews({ current }: { current: "notices" | "letters" }) {
  const { office: t } = useMessages(notificationsMessages);
  const path = usePath();
  const pages = [
    { key: "notices", to: "/administration/avis", name: t.preview.title },
    { key: "letters", to: "/administration/courriers", name: t.dead.title },
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
