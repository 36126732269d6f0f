import type { officeMessages } from "#app/i18n/office.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { OfficeShellData } from "./office-shell-data.ts";

type NavEntry = {
  key: Exclude<keyof (typeof officeMessages)["fr"]["nav"], "label" | "waiting" | "site" | "school">;
  path: string;
  /** Another address of the same place. */
  also?: string;
  icon: IconName;
  activeIcon: IconName;
  /** What waits there; null when this person may not open it. */
  count: (shellData: OfficeShellData) => number | null;
};

/** The places of the office, by what they are about: each day's work, what families read, how the school is run. */
export const navGroups: { label: "site" | "school" | null; entries: NavEntry[] }[] = [
  {
    label: null,
    entries: [
      { key: "dashboard", path: "", icon: "gauge", activeIcon: "gauge-fill", count: () => 0 },
      {
        key: "applications",
        path: "/candidatures",
        icon: "folder-user",
        activeIcon: "folder-user-fill",
        count: (frame) => frame.newApplications,
      },
      {
        key: "messages",
        path: "/messages",
        icon: "chat-circle-text",
        activeIcon: "chat-circle-text-fill",
        count: (frame) => frame.waitingThreads,
      },
      {
        key: "enquiries",
        path: "/demandes",
        icon: "envelope-simple",
        activeIcon: "envelope-simple-fill",
        count: (frame) => frame.waitingEnquiries,
      },
      {
        key: "notices",
        path: "/avis",
        also: "/courriers",
        icon: "paper-plane-tilt",
        activeIcon: "paper-plane-tilt",
        count: (frame) => frame.undeliveredEmails,
      },
    ],
  },
  {
    label: "site",
    entries: [
      {
        key: "content",
        path: "/contenus",
        icon: "article",
        activeIcon: "article-fill",
        count: (frame) => (frame.canEditContent ? 0 : null),
      },
      {
        key: "media",
        path: "/medias",
        icon: "images",
        activeIcon: "images-fill",
        count: (frame) => (frame.canEditContent ? 0 : null),
      },
      {
        key: "catalogue",
        path: "/catalogue",
        icon: "graduation-cap",
        activeIcon: "graduation-cap-fill",
        count: (frame) => (frame.canEditCatalogue ? 0 : null),
      },
      {
        key: "speed",
        path: "/vitesse",
        icon: "clock",
        activeIcon: "clock",
        count: (frame) => (frame.canSeeSpeed ? 0 : null),
      },
    ],
  },
  {
    label: "school",
    entries: [
      {
        key: "intakes",
        path: "/rentrees",
        icon: "calendar-blank",
        activeIcon: "calendar-blank",
        count: (frame) => (frame.canManageIntakes ? 0 : null),
      },
      {
        key: "settings",
        path: "/reglages",
        icon: "gear-six",
        activeIcon: "gear-six-fill",
        count: (frame) => (frame.canManageSettings ? 0 : null),
      },
      {
        key: "helped",
        path: "/personnes",
        icon: "user-circle",
        activeIcon: "user-circle-fill",
        count: (frame) => (frame.canHelpUsers ? 0 : null),
      },
      {
        key: "team",
        path: "/equipe",
        icon: "users",
        activeIcon: "users-fill",
        count: (frame) => (frame.canManageTeam ? 0 : null),
      },
      {
        key: "journal",
        path: "/journal",
        icon: "list-bullets",
        activeIcon: "list-bullets",
        count: (frame) => (frame.canSeeJournal ? 0 : null),
      },
    ],
  },
];

/** Is the page of this address one of the entry's? The dashboard is its own page alone. */
export function isCurrent(
  { path, also }: Pick<NavEntry, "path" | "also">,
  pathname: string,
): boolean {
  const subpath = pathname.replace(/^(\/en)?\/administration/, "").replace(/\/$/, "");
  if (path === "") return subpath === "";
  return [path, also].some((one) => one && (subpath === one || subpath.startsWith(`${one}/`)));
}
