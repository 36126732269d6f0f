import { NavLink } from "react-router";
import { officeWords } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { type Frame, useFrame } from "./frame.ts";

type Entry = {
  key:
    | "dashboard"
    | "applications"
    | "messages"
    | "enquiries"
    | "notices"
    | "intakes"
    | "settings"
    | "catalogue"
    | "content"
    | "media"
    | "speed"
    | "helped"
    | "team"
    | "journal";
  path: string;
  icon: IconName;
  shown: IconName;
  /** What waits there; null when this person may not open it. */
  count: (frame: Frame) => number | null;
};

const entries: Entry[] = [
  { key: "dashboard", path: "", icon: "gauge", shown: "gauge-fill", count: () => 0 },
  {
    key: "applications",
    path: "/candidatures",
    icon: "folder-user",
    shown: "folder-user-fill",
    count: (frame) => frame.waiting,
  },
  {
    key: "messages",
    path: "/messages",
    icon: "chat-circle-text",
    shown: "chat-circle-text-fill",
    count: (frame) => frame.unread,
  },
  {
    key: "enquiries",
    path: "/demandes",
    icon: "envelope-simple",
    shown: "envelope-simple-fill",
    count: (frame) => frame.enquiries,
  },
  {
    key: "notices",
    path: "/avis",
    icon: "paper-plane-tilt",
    shown: "paper-plane-tilt",
    count: (frame) => frame.undelivered,
  },
  {
    key: "intakes",
    path: "/rentrees",
    icon: "calendar-blank",
    shown: "calendar-blank",
    count: (frame) => (frame.intakes ? 0 : null),
  },
  {
    key: "settings",
    path: "/reglages",
    icon: "gear-six",
    shown: "gear-six-fill",
    count: (frame) => (frame.settings ? 0 : null),
  },
  {
    key: "catalogue",
    path: "/catalogue",
    icon: "graduation-cap",
    shown: "graduation-cap-fill",
    count: (frame) => (frame.catalogue ? 0 : null),
  },
  {
    key: "content",
    path: "/contenus",
    icon: "article",
    shown: "article-fill",
    count: (frame) => (frame.content ? 0 : null),
  },
  {
    key: "media",
    path: "/medias",
    icon: "images",
    shown: "images-fill",
    count: (frame) => (frame.content ? 0 : null),
  },
  {
    key: "speed",
    path: "/vitesse",
    icon: "clock",
    shown: "clock",
    count: (frame) => (frame.measures ? 0 : null),
  },
  {
    key: "helped",
    path: "/personnes",
    icon: "user-circle",
    shown: "user-circle-fill",
    count: (frame) => (frame.helps ? 0 : null),
  },
  {
    key: "team",
    path: "/equipe",
    icon: "users",
    shown: "users-fill",
    count: (frame) => (frame.people ? 0 : null),
  },
  {
    key: "journal",
    path: "/journal",
    icon: "list-bullets",
    shown: "list-bullets",
    count: (frame) => (frame.history ? 0 : null),
  },
];

/** The places of the office that this person may open, each with what waits there. */
export function OfficeNav({ label }: { label: string }) {
  const { nav } = useWords(officeWords);
  const path = usePath();
  const frame = useFrame();
  return (
    <nav aria-label={label}>
      <ul>
        {entries.map(({ key, count, ...entry }) => {
          const waiting = count(frame);
          if (waiting === null) return null;
          return (
            <li key={key}>
              <NavLink to={path(`/administration${entry.path}`)} end={entry.path === ""}>
                {({ isActive }) => (
                  <>
                    <Icon name={isActive ? entry.shown : entry.icon} />
                    <span>{nav[key]}</span>
                    {waiting > 0 && (
                      <span className="rail-count">
                        {waiting}
                        <span className="vh"> {nav.waiting(waiting)}</span>
                      </span>
                    )}
                  </>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
