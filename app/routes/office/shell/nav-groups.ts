import type { officeMessages } from "#app/i18n/office.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { OfficeShellData } from "./office-shell-data.ts";

type NavEntry = {
  key: Exclude<keyof (typeof officeMessages)["fr"]["nav"], "label" | "waiting" | "site" | "school">;
  path: string;
  /** Another path of the same entry. */
  also?: string;
  icon: IconName;
  activeIcon: IconName;
  /** The number of waiting items; null when the staff member may not open the page. */
  count: (shellData: OfficeShellData) => number | null;
};

/** The entries of the navigation, grouped: daily work, public site, school. */
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
        count: (shellData) => shellData.newApplications,
      },
      {
        key: "messages",
        path: "/messages",
        icon: "chat-circle-text",
        activeIcon: "chat-circle-text-fill",
        count: (shellData) => shellData.waitingThreads,
      },
      {
        key: "enquiries",
        path: "/demandes",
        icon: "envelope-simple",
        activeIcon: "envelope-simple-fill",
        count: (shellData) => shellData.waitingEnquiries,
      },
      {
        key: "notifications",
        path: "/avis",
        also: "/courriers",
        icon: "paper-plane-tilt",
        activeIcon: "paper-plane-tilt",
        count: (shellData) => shellData.undeliveredEmails,
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
        count: (shellData) => (shellData.canEditContent ? 0 : null),
      },
      {
        key: "media",
        path: "/medias",
        icon: "images",
        activeIcon: "images-fill",
        count: (shellData) => (shellData.canEditContent ? 0 : null),
      },
      {
        key: "catalogue",
        path: "/catalogue",
        icon: "graduation-cap",
        activeIcon: "graduation-cap-fill",
        count: (shellData) => (shellData.canEditCatalogue ? 0 : null),
      },
      {
        key: "speed",
        path: "/vitesse",
        icon: "clock",
        activeIcon: "clock",
        count: (shellData) => (shellData.canSeeSpeed ? 0 : null),
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
        count: (shellData) => (shellData.canManageIntakes ? 0 : null),
      },
      {
        key: "settings",
        path: "/reglages",
        icon: "gear-six",
        activeIcon: "gear-six-fill",
        count: (shellData) => (shellData.canManageSettings ? 0 : null),
      },
      {
        key: "helped",
        path: "/personnes",
        icon: "user-circle",
        activeIcon: "user-circle-fill",
        count: (shellData) => (shellData.canHelpUsers ? 0 : null),
      },
      {
        key: "team",
        path: "/equipe",
        icon: "users",
        activeIcon: "users-fill",
        count: (shellData) => (shellData.canManageTeam ? 0 : null),
      },
      {
        key: "journal",
        path: "/journal",
        icon: "list-bullets",
        activeIcon: "list-bullets",
        count: (shellData) => (shellData.canSeeJournal ? 0 : null),
      },
    ],
  },
];

/** Whether a pathname belongs to an entry. The dashboard only matches itself. */
export function isCurrent(
  { path, also }: Pick<NavEntry, "path" | "also">,
  pathname: string,
): boolean {
  const subpath = pathname.replace(/^(\/en)?\/administration/, "").replace(/\/$/, "");
  if (path === "") return subpath === "";
  return [path, also].some((one) => one && (subpath === one || subpath.startsWith(`${one}/`)));
}
