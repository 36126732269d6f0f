import type { Campus } from "#app/features/access/actor.ts";
import { type Availability, isOpen } from "#app/features/catalogue/course.ts";
import { getTimeliness } from "#app/features/catalogue/programmes/application-window.ts";
import {
  applicationFields,
  fieldsByPart,
  type PersonalInfo,
  type RequiredField,
  requiredFields,
} from "./application-fields.ts";
import { getAge } from "./calendar.ts";
import type { Consent } from "./consent/consent.ts";
import { listReachableAdults } from "./personal-info/personal-info.ts";

/** The sections of an application, in the order of the task list. */
export const sections = ["identity", "passport", "parents", "cursus", "basket"] as const;
export type Section = (typeof sections)[number];

/** `optional` is a section that submission does not require and that is not begun. */
export type SectionStatus = "done" | "in-progress" | "to-do" | "optional";

/** The data that the rules of the sections need. */
export type ApplicationContents = {
  /** Null until the candidate chooses one. */
  campus: Campus | null;
  info: PersonalInfo;
  entries: readonly { proof: unknown }[];
  basket: readonly { availability: Availability }[];
  finished: readonly string[];
  consent: Consent;
  /** In years. A younger candidate needs the consent of an adult. */
  consentAge: number;
  today: string;
};

/** An error code of something required for submission, and the section to fill in. */
export type MissingItem = { section: Section; reason: string };

const missingReasons: Record<RequiredField, string> = {
  lastName: "last-name-missing",
  firstName: "first-name-missing",
  birthOn: "birth-date-missing",
};

/**
 * Finds what is required for submission and missing (APP-01): campus, last name, first name, birth date, one entry,
 * one choice, and for a minor a reachable adult and their consent. A choice that became full or closed counts as
 * missing.
 */
export function findMissing(contents: ApplicationContents): MissingItem[] {
  const { info, entries, basket } = contents;
  const items: MissingItem[] = contents.campus
    ? []
    : [{ section: "identity", reason: "campus-missing" }];
  for (const field of requiredFields)
    if (info[field] === null)
      items.push({ section: applicationFields[field].part, reason: missingReasons[field] });
  items.push(...findMissingForMinor(contents));
  if (entries.length === 0) items.push({ section: "cursus", reason: "cursus-missing" });
  if (basket.length === 0) items.push({ section: "basket", reason: "choice-missing" });
  if (!basket.every(isOpen)) items.push({ section: "basket", reason: "choice-unavailable" });
  return items;
}

function findMissingForMinor(contents: ApplicationContents): MissingItem[] {
  if (!isMinor(contents)) return [];
  if (listReachableAdults(contents.info).length === 0)
    return [{ section: "parents", reason: "adult-missing" }];
  return contents.consent.state === "given"
    ? []
    : [{ section: "parents", reason: "consent-missing" }];
}

/** Whether the candidate is under the consent age today. False without a birth date. */
export function isMinor({
  info,
  today,
  consentAge,
}: Pick<ApplicationContents, "info" | "today" | "consentAge">): boolean {
  return info.birthOn !== null && getAge(info.birthOn, today) < consentAge;
}

/** One section for the overview, the home page and the progress bars. */
export type SectionStep = {
  section: Section;
  status: SectionStatus;
  /** Submission does not require it, and it does not count as a remaining step. */
  isOptional: boolean;
  /** The error code of the first missing item. */
  reason: string | null;
};

export type Readiness = {
  steps: SectionStep[];
  missing: MissingItem[];
  /** The sections to complete before submission, in order. */
  remaining: Section[];
  /** True exactly when submission would succeed now. */
  canSend: boolean;
};

type DatedContents = ApplicationContents & {
  intake: { closesAt: Date; graceHours: number };
  startedAt: Date;
  readAt: Date;
};

/**
 * Whether an application is complete. The submit command and every page that shows progress call this function, so
 * that they agree.
 */
export function getReadiness(contents: DatedContents): Readiness {
  const missingItems = findMissing(contents);
  const steps = sections.map((section) => getStep(contents, missingItems, section));
  const remaining = steps.filter(isRemaining).map(({ section }) => section);
  const isOpen = getTimeliness(contents.intake, contents.startedAt, contents.readAt) !== "closed";
  return {
    steps,
    missing: missingItems,
    remaining,
    canSend: missingItems.length === 0 && isOpen,
  };
}

/** Whether the candidate must still complete this step. */
export function isRemaining({ status, isOptional }: SectionStep): boolean {
  return !isOptional && status !== "done";
}

export type StepCounts = { done: number; required: number; optional: number };

/** Counts the required steps, how many of them are done, and the optional ones. */
export function countSteps(steps: readonly SectionStep[]): StepCounts {
  const requiredSteps = steps.filter(({ isOptional }) => !isOptional);
  return {
    done: requiredSteps.filter(({ status }) => status === "done").length,
    required: requiredSteps.length,
    optional: steps.length - requiredSteps.length,
  };
}

/** The status of one section; see `getReadiness`. */
export function getSectionStatus(contents: ApplicationContents, section: Section): SectionStatus {
  return getStep(contents, findMissing(contents), section).status;
}

function getStep(
  contents: ApplicationContents,
  missingItems: MissingItem[],
  section: Section,
): SectionStep {
  const reason = missingItems.find((one) => one.section === section)?.reason ?? null;
  const isOptional = isOptionalNow(contents, section);
  return { section, status: deriveStatus(contents, section, reason), isOptional, reason };
}

/**
 * The passport is optional until an offer. The parents are optional for an adult; without a birth date they count as
 * required.
 */
function isOptionalNow(contents: ApplicationContents, section: Section): boolean {
  if (section === "passport") return true;
  return section === "parents" && contents.info.birthOn !== null && !isMinor(contents);
}

function deriveStatus(
  contents: ApplicationContents,
  section: Section,
  reason: string | null,
): SectionStatus {
  if (reason) return isStarted(contents, section) ? "in-progress" : "to-do";
  const isRequired = !isOptionalNow(contents, section);
  if (isRequired && (section !== "parents" || contents.info.birthOn !== null)) return "done";
  if (contents.finished.includes(section)) return "done";
  if (isStarted(contents, section)) return "in-progress";
  return isRequired ? "to-do" : "optional";
}

function isStarted({ info, finished, basket }: ApplicationContents, section: Section): boolean {
  if (section === "cursus") return false;
  if (section === "basket") return basket.length > 0;
  const isAnswered = fieldsByPart[section].some(
    (field) => !applicationFields[field].prefilled && info[field] !== null,
  );
  return isAnswered || finished.includes(section);
}
