import { type ApplicationWindow, getTimeliness } from "./application-window.ts";
import type { SchoolLevel } from "./level.ts";

/** Where a programme of the school is taught. */
export const sites = ["senegal", "cameroon", "online"] as const;
export type Site = (typeof sites)[number];

export const rhythms = ["day", "evening", "weekend", "intensive"] as const;
export type Rhythm = (typeof rhythms)[number];

/** A class of the school, a group of a few, or one pupil alone. */
export const formats = ["class", "group", "individual"] as const;
export type Format = (typeof formats)[number];

/** A programme of the school at one place, rhythm, format, intake and class: what a place is offered in. */
export type Offering = {
  id: string;
  programmeId: string;
  intakeId: string;
  site: Site;
  rhythm: Rhythm;
  format: Format;
  /** Null in a programme without classes. */
  level: SchoolLevel | null;
  /** Its own dates, or those of its intake. */
  window: ApplicationWindow;
  /** Null when it is not limited. */
  places: number | null;
  /** The places that are offered, accepted or enrolled. */
  takenPlaces: number;
  /** What an applicant can do when every place is taken. */
  whenFull: "waiting-list" | "closed";
  /** Closed by the staff before its date. */
  isClosed: boolean;
};

/** What a candidate asks for; null is not answered yet. */
export type Wish = {
  site: Site | null;
  programmeId: string | null;
  level: SchoolLevel | null;
  rhythm: Rhythm | null;
  format: Format | null;
  intakeId: string | null;
};
export type WishField = keyof Wish;

/** The questions in the order in which they are asked: each depends on the answers before it. */
export const wishFields = [
  "site",
  "programmeId",
  "level",
  "rhythm",
  "format",
  "intakeId",
] as const satisfies WishField[];

/** `full`: every place is taken and there is no waiting list. */
export type OfferingStatus = "open" | "full" | "not-yet" | "closed";

/** The places that are left, never below 0; null when they are not limited. */
export function getPlacesLeft(places: number | null, takenPlaces: number): number | null {
  return places === null ? null : Math.max(0, places - takenPlaces);
}

/**
 * Whether an offering can be asked for. After its closing it is open only to what was added before, within the grace
 * hours.
 * @param addedAt when it was added to the application; now for a new wish
 */
export function getOfferingStatus(offering: Offering, addedAt: Date, at: Date): OfferingStatus {
  const { window, places, takenPlaces, whenFull } = offering;
  if (offering.isClosed) return "closed";
  if (at < window.opensAt) return "not-yet";
  if (getTimeliness(window, addedAt, at) === "closed") return "closed";
  return getPlacesLeft(places, takenPlaces) === 0 && whenFull === "closed" ? "full" : "open";
}

/** The best status of several offerings; closed when there is none. */
function getBestStatus(offerings: Offering[], addedAt: Date, at: Date): OfferingStatus {
  const statuses = offerings.map((offering) => getOfferingStatus(offering, addedAt, at));
  const order = ["open", "full", "not-yet", "closed"] as const;
  return order.find((status) => statuses.includes(status)) ?? "closed";
}

/** Whether a programme of the school can be added to a basket, by its offerings. */
export function getProgrammeAvailability(offerings: Offering[], at: Date): OfferingStatus {
  return getBestStatus(offerings, at, at);
}

export type WishOption<Field extends WishField> = {
  value: Offering[Field];
  status: OfferingStatus;
};

/**
 * Lists the possible answers to a question, given the answers to the questions before it. A full or closed one is
 * listed with its status, never left out. A programme without classes has one option for the class: null.
 */
export function listWishOptions<Field extends WishField>(
  field: Field,
  wish: Wish,
  offerings: Offering[],
  at: Date,
): WishOption<Field>[] {
  const possible = listMatching(wish, offerings, wishFields.indexOf(field));
  const values = [...new Set(possible.map((offering) => offering[field]))];
  return values.map((value) => {
    const matching = possible.filter((offering) => offering[field] === value);
    return { value, status: getBestStatus(matching, at, at) };
  });
}

/** The offerings that agree with the answers to the first `count` questions; a question without an answer is open. */
function listMatching(wish: Wish, offerings: Offering[], count: number): Offering[] {
  const answered = wishFields.slice(0, count).filter((field) => wish[field] !== null);
  return offerings.filter((offering) => answered.every((field) => offering[field] === wish[field]));
}

export type ResolvedOffering =
  | { ok: true; offering: Offering }
  | { ok: false; reason: "incomplete"; next: WishField }
  | {
      ok: false;
      reason: "offering-closed" | "offering-not-yet" | "offering-full";
      offering: Offering;
    }
  /** `other-intake`: everything but the intake is taught. `offering-missing`: it is not taught so. */
  | { ok: false; reason: "offering-missing" | "other-intake" };

/**
 * Finds the offering that a wish means. A question with a single possible answer needs none.
 * @param addedAt when the wish was added to the application
 */
export function resolveOffering(
  wish: Wish,
  offerings: Offering[],
  { addedAt, at }: { addedAt: Date; at: Date },
): ResolvedOffering {
  let possible = offerings;
  for (const field of wishFields) {
    const value = wish[field];
    if (value === null) {
      if (new Set(possible.map((offering) => offering[field])).size > 1)
        return { ok: false, reason: "incomplete", next: field };
      continue;
    }
    possible = possible.filter((offering) => offering[field] === value);
    if (possible.length === 0)
      return { ok: false, reason: field === "intakeId" ? "other-intake" : "offering-missing" };
  }
  const [offering] = possible;
  if (!offering) return { ok: false, reason: "offering-missing" };
  const status = getOfferingStatus(offering, addedAt, at);
  if (status === "open") return { ok: true, offering };
  return { ok: false, reason: `offering-${status}`, offering };
}
