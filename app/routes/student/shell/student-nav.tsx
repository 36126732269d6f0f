import { NavLink } from "react-router";
import { studentMessages } from "#app/i18n/student.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "./student-layout-data.ts";

const navEntries = [
  { key: "home", path: "/espace-etudiant", icon: "house", activeIcon: "house-fill" },
  {
    key: "application",
    path: "/espace-etudiant/candidate",
    icon: "clipboard-text",
    activeIcon: "clipboard-text-fill",
  },
  {
    key: "messages",
    path: "/espace-etudiant/messagerie",
    icon: "chat-circle-text",
    activeIcon: "chat-circle-text-fill",
  },
  {
    key: "account",
    path: "/espace-etudiant/compte",
    icon: "user-circle",
    activeIcon: "user-circle-fill",
  },
] as const satisfies { key: string; path: string; icon: IconName; activeIcon: IconName }[];

/** The navigation with four entries: at the bottom of a phone screen, on the left from 960 pixels. */
export function StudentNav() {
  const { nav } = useMessages(studentMessages);
  const path = usePath();
  const { waitingThreads } = useStudentLayoutData();
  return (
    <nav className="student-nav" aria-label={nav.label}>
      <ul>
        {navEntries.map((entry) => (
          <li key={entry.key}>
            <NavLink to={path(entry.path)} end={entry.key === "home"}>
              {({ isActive }) => (
                <>
                  <Icon name={isActive ? entry.activeIcon : entry.icon} />
                  <span>{nav[entry.key]}</span>
                  {entry.key === "messages" && waitingThreads > 0 && (
                    <span className="count-badge">
                      {waitingThreads}
                      <span className="vh"> {nav.unread(waitingThreads)}</span>
                    </span>
                  )}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
