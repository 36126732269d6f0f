import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Person } from "./frame.ts";

/** The menu of the signed-in person: the name shown, the ways to what is theirs, the way out. */
export function ProfileMenu({ person }: { person: Person }) {
  const { menu } = useWords(siteWords);
  const path = usePath();
  const links = [
    { href: "/espace-etudiant/candidate", icon: "clipboard-text", label: menu.application },
    { href: "/espace-etudiant/messagerie", icon: "chat-circle-text", label: menu.inbox },
    { href: "/espace-etudiant/compte", icon: "user-circle", label: menu.myAccount },
  ];
  return (
    <div className="profile">
      <button
        type="button"
        className="avatar-button"
        popoverTarget="profile-menu"
        aria-label={menu.profile(person.name)}
      >
        <span aria-hidden="true">{initials(person.name)}</span>
        <Icon name="caret-down" className="caret" />
      </button>
      <div className="profile-menu" id="profile-menu" popover="auto">
        <p>
          <b>{person.name}</b>
        </p>
        {!person.staff && (
          <ul>
            {links.map(({ href, icon, label }) => (
              <li key={href}>
                <a href={path(href)}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
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

/** The first letters of the first and last names: « Aïssatou Ndèye Fall » gives « AF ». */
function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return letters.map((part) => [...(part ?? "")][0]?.toUpperCase() ?? "").join("");
}
