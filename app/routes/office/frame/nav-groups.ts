import type { officeMessages } from "#app/i18n/office.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { Frame } from "./frame.ts";

type Entry = {
  key: Exclude<keyof (typeof officeMessages)["fr"]["nav"], "label" | "waiting" | "site" | "school">;
  path: string;
  /** Another address of the same place. */
  also?: string;
  icon: IconName;
  shown: IconName;
  /** What waits there; null when this person may not open it. */
  count: (frame: Frame) => number | null;
};

/** The places of the office, by what they are about: each day's work, what families read, how the school is run. */
export const navGroups: { label: "site" | "school" | null; entries: Entry[] }[] = [
  {
    label: null,
    entries: [
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
        count: (frame) => frame.waitingThreads,
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
        also: "/courriers",
        icon: "paper-plane-tilt",
        shown: "paper-plane-tilt",
        count: (frame) => frame.undelivered,
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
        key: "catalogue",
        path: "/catalogue",
        icon: "graduation-cap",
        shown: "graduation-cap-fill",
        count: (frame) => (frame.catalogue ? 0 : null),
      },
      {
        key: "speed",
        path: "/vitesse",
        icon: "clock",
        shown: "clock",
        count: (frame) => (frame.measures ? 0 : null),
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
    ],
  },
];

/** Is the page of this address one of the entry's? The dashboard is its own page alone. */
export function isCurrent({ path, also }: Pick<Entry, "path" | "also">, pathname: string): boolean {
  const at = pathname.replace(/^(\/en)?\/administration/, "").replace(/\/$/, "");
  if (path === "") return at === "";
  return [path, also].some((one) => one && (at === one || at.startsWith(`${one}/`)));
}
