import { type Availability, isOpen } from "#app/features/catalogue/course.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { ageOn } from "./calendar.ts";
import type { Consent } from "./consent/consent.ts";
import { timeliness } from "./intake/intake.ts";
import { fieldsOf, type PersonalInfo, reachable, required } from "./personal-info/personal-info.ts";

/** The sections of an application, in the order of the task list. */
export const sections = ["identity", "passport", "parents", "cursus", "basket"] as const;
export type Section = (typeof sections)[number];

/** The status of a section; "optional" is one that sending does not ask for and that was not begun. */
export type Status = "done" | "in-progress" | "to-do" | "optional";

/** What the rules of the sections look at. */
export type Contents = {
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
export type Missing = { section: Section; reason: string };

const missingName = {
  lastName: "last-name-missing",
  firstName: "first-name-missing",
  birthOn: "birth-date-missing",
} as const;

/**
 * What is required to submit and is not there (product decisions, "Application"): a campus, nom, prénom, date de
 * naissance, one cursus entry, one choice, and for a minor one reachable adult and their consent. A choice
 * that became full or closed is not sent: the person takes it out, or another one in its place.
 */
export function missing(contents: Contents): Missing[] {
  const { info, entries, basket } = contents;
  const found: Missing[] = contents.campus
    ? []
    : [{ section: "identity", reason: "campus-missing" }];
  for (const field of required)
    if (info[field] === null) found.push({ section: "identity", reason: missingName[field] });
  found.push(...missingForMinor(contents));
  if (entries.length === 0) found.push({ section: "cursus", reason: "cursus-missing" });
  if (basket.length === 0) found.push({ section: "basket", reason: "choice-missing" });
  if (!basket.every(isOpen)) found.push({ section: "basket", reason: "choice-unavailable" });
  return found;
}

function missingForMinor(contents: Contents): Missing[] {
  if (!isMinor(contents)) return [];
  if (reachable(contents.info).length === 0)
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
}: Pick<Contents, "info" | "today" | "consentAge">): boolean {
  return info.birthOn !== null && ageOn(info.birthOn, today) < consentAge;
}

/** One section as the overview, the home page and the progress bars show it. */
export type Step = {
  section: Section;
  status: Status;
  /** Sending asks nothing of it; it is not counted among the steps that are left. */
  isOptional: boolean;
  /** The code of the first thing missing from it. */
  reason: string | null;
};

export type Readiness = {
  steps: Step[];
  missing: Missing[];
  /** The sections that stand between the candidate and sending, in the order of the list. */
  left: Section[];
  /** True exactly when sending would succeed now. */
  canSend: boolean;
};

type Dated = Contents & {
  intake: { closesAt: Date; graceHours: number };
  begunAt: Date;
  readAt: Date;
};

/**
 * THE RULE of a complete application: what sending asks, and what every page says is left. The command that sends and
 * the pages that announce it call this one function, so that they cannot disagree.
 */
export function readinessOf(contents: Dated): Readiness {
  const lacking = missing(contents);
  const steps = sections.map((section) => stepOf(contents, lacking, section));
  const left = steps.filter(isLeft).map(({ section }) => section);
  const isOpen = timeliness(contents.intake, contents.begunAt, contents.readAt) !== "closed";
  return { steps, missing: lacking, left, canSend: lacking.length === 0 && isOpen };
}

/** Is this a step that the candidate must still take? */
export function isLeft({ status, isOptional }: Step): boolean {
  return !isOptional && status !== "done";
}

/** The steps that count: those that sending asks for. */
export function countSteps(steps: readonly Step[]): { done: number; all: number } {
  const counted = steps.filter(({ isOptional }) => !isOptional);
  return { done: counted.filter(({ status }) => status === "done").length, all: counted.length };
}

/** The status of a section alone; see `readinessOf`. */
export function statusOf(contents: Contents, section: Section): Status {
  return stepOf(contents, missing(contents), section).status;
}

function stepOf(contents: Contents, lacking: Missing[], section: Section): Step {
  const reason = lacking.find((one) => one.section === section)?.reason ?? null;
  const isOptional = isOptionalNow(contents, section);
  return { section, status: statusIn(contents, section, reason), isOptional, reason };
}

/**
 * The passport is asked for at an offer only, and an adult's parents never. Without a birth date nobody knows yet
 * whether an adult has to agree, so the parents count until it is given.
 */
function isOptionalNow(contents: Contents, section: Section): boolean {
  if (section === "passport") return true;
  return section === "parents" && contents.info.birthOn !== null && !isMinor(contents);
}

function statusIn(contents: Contents, section: Section, reason: string | null): Status {
  if (reason) return isStarted(contents, section) ? "in-progress" : "to-do";
  const isAsked = !isOptionalNow(contents, section);
  if (isAsked && (section !== "parents" || contents.info.birthOn !== null)) return "done";
  if (contents.finished.includes(section)) return "done";
  if (isStarted(contents, section)) return "in-progress";
  return isAsked ? "to-do" : "optional";
}

// The names come from the account: they alone are not a beginning.
const given: readonly string[] = ["lastName", "firstName"];

function isStarted({ info, finished, basket }: Contents, section: Section): boolean {
  if (section === "cursus") return false;
  if (section === "basket") return basket.length > 0;
  const isAnswered = fieldsOf[section].some(
    (field) => !given.includes(field) && info[field] !== null,
  );
  return isAnswered || finished.includes(section);
}
