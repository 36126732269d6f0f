import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

/**
 * Menu of a signed-in user: name, links to their pages, sign-out. It is in every cached page, hidden for visitors; a
 * script writes the name (app/client/site/signed-in.ts).
 */
export function ProfileMenu() {
  const { menu } = useMessages(siteMessages);
  const path = usePath();
  const links = [
    { href: "/espace-etudiant/candidate", icon: "clipboard-text", label: menu.application },
    { href: "/espace-etudiant/messagerie", icon: "chat-circle-text", label: menu.inbox },
    { href: "/espace-etudiant/compte", icon: "user-circle", label: menu.myAccount },
  ];
  return (
    <div className="profile if-user">
      <button
        type="button"
        className="avatar-button"
        popoverTarget="profile-menu"
        suppressHydrationWarning
      >
        <span data-initials aria-hidden="true" suppressHydrationWarning />
        <UnreadBadge />
        <span className="vh">
          {menu.profile} <span data-name suppressHydrationWarning />
        </span>
        <Icon name="caret-down" className="caret" />
      </button>
      <div className="profile-menu" id="profile-menu" popover="auto">
        <p>
          <b data-name suppressHydrationWarning />
        </p>
        <ul className="if-student">
          {links.map(({ href, icon, label }) => (
            <li key={href}>
              <a href={path(href)}>
                <Icon name={icon} />
                {label}
                {label === menu.inbox && <UnreadBadge />}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={path("/deconnexion")}>
          <button type="submit">
            <Icon name="sign-out" />
            {menu.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}

/** Number of unread conversations: written by a script, hidden until then. */
function UnreadBadge() {
  const { menu } = useMessages(siteMessages);
  return (
    <i data-unread="" hidden suppressHydrationWarning>
      <span className="vh"> {menu.unread}</span>
      <b className="count-badge" suppressHydrationWarning />
    </i>
  );
}
