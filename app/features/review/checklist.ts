import type { State } from "#app/features/admissions/application-state.ts";
import { isYearOnly } from "#app/features/admissions/calendar.ts";
import { listMissingYears } from "#app/features/admissions/cursus/cursus.ts";
import {
  getPassportExpiry,
  listReachableAdults,
} from "#app/features/admissions/personal-info/personal-info.ts";
import { type ApplicationContents, isMinor } from "#app/features/admissions/sections.ts";
import type { Availability } from "#app/features/catalogue/course.ts";

/** The parts of an application that an officer checks. */
export const themes = ["identity", "studies", "adults", "choices", "documents"] as const;
export type Theme = (typeof themes)[number];

export const checkStates = ["not-looked-at", "in-order", "to-complete"] as const;
export type CheckState = (typeof checkStates)[number];

/** A fact derived from the answers, shown beside a theme; `n` is a count. */
export type Fact = { fact: FactName; n?: number };
export type FactName =
  | "birth-year-alone"
  | "passport-missing"
  | "passport-expired"
  | "passport-expires-before"
  | "passport-expires"
  | "photo-missing"
  | "proofs-missing"
  | "averages-missing"
  | "years-missing"
  | "consent-missing"
  | "adult-missing"
  | "minor"
  | "late"
  | "choices-unavailable"
  | "offers-waiting"
  | "files-to-check"
  | "files-refused"
  | "files-waiting"
  | "requests-waiting";

/** Files to check, refused, or waiting for the antivirus, and unanswered requests. */
export type FileCounts = { toCheck: number; refused: number; waiting: number; requests: number };
type ChecklistSource = Pick<ApplicationContents, "info" | "consent" | "consentAge" | "today"> & {
  photo: unknown;
  entries: readonly {
    activity: string;
    schoolYear: string;
    average: string | null;
    proof: unknown;
  }[];
  basket: readonly { availability: Availability; state: State }[];
  intake: { year: number };
  isLate: boolean;
};

/** Derives the facts of every theme from the answers and the file counts. */
export function deriveFacts(
  application: ChecklistSource,
  files: FileCounts,
): Record<Theme, Fact[]> {
  const { info, intake, entries, today } = application;
  const expiry = getPassportExpiry(info.passportExpiresOn, { intakeYear: intake.year, today });
  return {
    identity: toFacts(
      [info.birthOn !== null && isYearOnly(info.birthOn), "birth-year-alone"],
      [!info.passportNumber, "passport-missing"],
      [expiry?.ends === "over", "passport-expired"],
      [expiry?.ends === "before", "passport-expires-before"],
      [expiry?.ends === "soon", "passport-expires"],
      [!application.photo, "photo-missing"],
    ),
    studies: toFacts(
      [entries.filter(({ proof }) => !proof).length, "proofs-missing"],
      [entries.filter(isAverageMissing).length, "averages-missing"],
      [listMissingYears(entries, today).length, "years-missing"],
    ),
    adults: adultFacts(application),
    choices: toFacts(
      [application.isLate, "late"],
      [application.basket.filter(isClosedChoice).length, "choices-unavailable"],
      [application.basket.filter(hasOpenOffer).length, "offers-waiting"],
    ),
    documents: toFacts(
      [files.toCheck, "files-to-check"],
      [files.refused, "files-refused"],
      [files.waiting, "files-waiting"],
      [files.requests, "requests-waiting"],
    ),
  };
}

function adultFacts(application: ChecklistSource): Fact[] {
  const isUnderAge = isMinor(application);
  return toFacts(
    [isUnderAge, "minor"],
    [isUnderAge && application.consent.state !== "given", "consent-missing"],
    [listReachableAdults(application.info).length === 0, "adult-missing"],
  );
}

/** Only school years have an average. */
function isAverageMissing({ activity, average }: ChecklistSource["entries"][number]): boolean {
  return activity === "studies" && !average;
}

const isClosedChoice = ({ availability, state }: ChecklistSource["basket"][number]) =>
  availability === "closed" && state === "submitted";
const hasOpenOffer = ({ state }: ChecklistSource["basket"][number]) =>
  state === "offer" || state === "conditional-offer";

function toFacts(...checks: [boolean | number, FactName][]): Fact[] {
  return checks.flatMap(([condition, fact]) => {
    if (!condition) return [];
    return typeof condition === "number" ? { fact, n: condition } : { fact };
  });
}
