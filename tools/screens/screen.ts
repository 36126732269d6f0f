/** The user of a screen: a visitor, a demonstration account, or an applicant whose choice has this state. */
export type Account =
  | "visitor"
  | "candidate"
  | "officer"
  | "editor"
  | "administrator"
  /** An administrator who views the area of the candidate. */
  | "impersonator"
  /** A staff member with a second factor: signed in, and before the code. */
  | "second-factor"
  | "second-factor-pending"
  /** An applicant with a reopened section. */
  | "reopened"
  | `applicant-${ApplicantState}`;

export const applicantStates = [
  "submitted",
  "under-review",
  "interview",
  "more-information-asked",
  "waiting-list",
  "conditional-offer",
  "offer",
  "accepted",
  "enrolled",
  "refused",
  "withdrawn",
] as const;
type ApplicantState = (typeof applicantStates)[number];

export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** What brings a page into a state. Elements are found by role, label or text, because stylesheets rename classes. */
export type Step =
  | readonly [
      "click" | "check" | "submit" | "open" | "hover" | "focus" | "visible" | "scroll",
      string,
    ]
  | readonly ["fill", string, string]
  | readonly ["key", string];

/** How a site is started: as a demonstration, or changed before its start (site.ts). */
export type SiteVariant = "demonstration" | "site-banner" | "next-intake" | "rehearsal";

/** One page, or one state of it. */
export type Screen = {
  as: Account;
  /** The French address; `{name}` is replaced by a value of the prepared data (addresses.ts). */
  at: string;
  /** The state that the steps open, in the name of the screen. */
  state?: string;
  steps?: readonly Step[];
  /** Default: both languages, except for a state, whose steps use French labels. */
  languages?: readonly Language[];
  /** The only kind of screen on which the state exists. */
  only?: "phone" | "desk";
  cookies?: Record<string, string>;
  media?: { media?: "print"; reducedMotion?: "no-preference"; forcedColors?: "active" };
  withoutScripts?: boolean;
  variant?: SiteVariant;
  /** Elements whose text differs at each visit, such as the memory of the server. */
  masked?: string;
};

/** One visit: a screen in one language at one width. */
export type Visit = { name: string; screen: Screen; language: Language; width: number };

/** Narrower screens are phones, with touch. */
const MIN_DESK_WIDTH = 700;

export const isPhone = (width: number) => width < MIN_DESK_WIDTH;

/** Lists the visits of these screens whose name matches `filter`. Throws when two visits have one name. */
export function listVisits(screens: readonly Screen[], widths: number[], filter: RegExp): Visit[] {
  const visits = screens.flatMap((screen) =>
    (screen.languages ?? (screen.state ? ["fr" as const] : languages)).flatMap((language) =>
      widths
        .filter((width) => !screen.only || (screen.only === "phone") === isPhone(width))
        .map((width) => ({ name: nameVisit(screen, language), screen, language, width })),
    ),
  );
  const keys = visits.map(({ name, width }) => `${name} ${width}`);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated) throw new Error(`Two screens have the name ${repeated}`);
  return visits.filter(({ name }) => filter.test(name));
}

function nameVisit({ as, at, state, variant }: Screen, language: Language): string {
  return [as, translatePath(at, language), state, variant].filter(Boolean).join(" ");
}

/** The address of a page in this language. */
export function translatePath(path: string, language: Language): string {
  if (language === "fr") return path;
  return path === "/" ? "/en" : `/en${path}`;
}
