import { type Availability, isOpen } from "#app/features/catalogue/course.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { getAge } from "./calendar.ts";
import type { Consent } from "./consent/consent.ts";
import { getTimeliness } from "./intake/intake.ts";
import {
  fieldsByPart,
  listReachableAdults,
  type PersonalInfo,
  requiredFields,
} from "./personal-info/personal-info.ts";

/** The sections of an application, in the order of the task list. */
export const sections = ["identity", "passport", "parents", "cursus", "basket"] as const;
export type Section = (typeof sections)[number];

/** The status of a section; "optional" is one that sending does not ask for and that was not begun. */
export type SectionStatus = "done" | "in-progress" | "to-do" | "optional";

/** What the rules of the sections look at. */
export type ApplicationContents = {
  /** Null until the candidate chooses one. */
  campus: Campus | null;
  info: PersonalInfo;
  entries: readonly { proof: unknown }[];
  basket: readonly { availability: Availability }[];
  finished: readonly string[];
  consent: Consent;
  /** Under this age, an adult agrees. */
  consentAge: number;
  today: string;
};

/** Something required before sending: a reason word, and the section where it is given. */
export type MissingItem = { section: Section; reason: string };

const missingName = {
  lastName: "last-name-missing",
  firstName: "first-name-missing",
  birthOn: "birth-date-missing",
} as const;

/**
 * What is required to submit and is not there (APP-01): a campus, nom, prénom, date de
 * naissance, one cursus entry, one choice, and for a minor one reachable adult and their consent. A choice
 * that became full or closed is not sent: the person takes it out, or another one in its place.
 */
export function findMissing(contents: ApplicationContents): MissingItem[] {
  const { info, entries, basket } = contents;
  const items: MissingItem[] = contents.campus
    ? []
    : [{ section: "identity", reason: "campus-missing" }];
  for (const field of requiredFields)
    if (info[field] === null) items.push({ section: "identity", reason: missingName[field] });
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

/** Under the age set for the campus's country, today; an unknown birth date is not a minor's. */
export function isMinor({
  info,
  today,
  consentAge,
}: Pick<ApplicationContents, "info" | "today" | "consentAge">): boolean {
  return info.birthOn !== null && getAge(info.birthOn, today) < consentAge;
}

/** One section as the overview, the home page and the progress bars show it. */
export type SectionStep = {
  section: Section;
  status: SectionStatus;
  /** Sending asks nothing of it; it is not counted among the steps that are left. */
  isOptional: boolean;
  /** The code of the first thing missing from it. */
  reason: string | null;
};

export type Readiness = {
  steps: SectionStep[];
  missing: MissingItem[];
  /** The sections that stand between the candidate and sending, in the order of the list. */
  left: Section[];
  /** True exactly when sending would succeed now. */
  canSend: boolean;
};

type DatedContents = ApplicationContents & {
  intake: { closesAt: Date; graceHours: number };
  startedAt: Date;
  readAt: Date;
};

/**
 * THE RULE of a complete application: what sending asks, and what every page says is left. The command that sends and
 * the pages that announce it call this one function, so that they cannot disagree.
 */
export function getReadiness(contents: DatedContents): Readiness {
  const missingItems = findMissing(contents);
  const steps = sections.map((section) => getStep(contents, missingItems, section));
  const remaining = steps.filter(isRemaining).map(({ section }) => section);
  const isOpen = getTimeliness(contents.intake, contents.startedAt, contents.readAt) !== "closed";
  return {
    steps,
    missing: missingItems,
    left: remaining,
    canSend: missingItems.length === 0 && isOpen,
  };
}

/** Is this a step that the candidate must still take? */
export function isRemaining({ status, isOptional }: SectionStep): boolean {
  return !isOptional && status !== "done";
}

/** The steps that count: those that sending asks for. */
export function countSteps(steps: readonly SectionStep[]): { done: number; all: number } {
  const counted = steps.filter(({ isOptional }) => !isOptional);
  return { done: counted.filter(({ status }) => status === "done").length, all: counted.length };
}

/** The status of a section alone; see `readinessOf`. */
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
 * The passport is asked for at an offer only, and an adult's parents never. Without a birth date nobody knows yet
 * whether an adult has to agree, so the parents count until it is given.
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

// The names come from the account: they alone are not a beginning.
const prefilledFields: readonly string[] = ["lastName", "firstName"];

function isStarted({ info, finished, basket }: ApplicationContents, section: Section): boolean {
  if (section === "cursus") return false;
  if (section === "basket") return basket.length > 0;
  const isAnswered = fieldsByPart[section].some(
    (field) => !prefilledFields.includes(field) && info[field] !== null,
  );
  return isAnswered || finished.includes(section);
}
