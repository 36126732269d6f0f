import { type Availability, isOpen } from "#app/features/catalogue/course.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { ageOn } from "./calendar.ts";
import type { Consent } from "./consent/consent.ts";
import { fieldsOf, type PersonalInfo, reachable, required } from "./personal-info/personal-info.ts";

/** The sections of an application, in the order of the task list. */
export const sections = ["identity", "passport", "parents", "cursus", "basket"] as const;
export type Section = (typeof sections)[number];

/** The four statuses, and no other (design/interface.md, requirement 19). */
export type Status = "done" | "in-progress" | "to-do" | "not-yet";

/** What the rules of the sections look at. */
export type Contents = {
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
 * What is required to submit and is not there (product decisions, "Application"): nom, prénom, date de
 * naissance, one cursus entry, one choice, and for a minor one reachable adult and their consent. A choice
 * that became full or closed is not sent: the person takes it out, or another one in its place.
 */
export function missing(contents: Contents): Missing[] {
  const { info, entries, basket } = contents;
  const found: Missing[] = required
    .filter((field) => !info[field])
    .map((field) => ({ section: "identity", reason: missingName[field] }));
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

type Asked = Pick<Contents, "info" | "finished"> & { campus: Campus; submittedAt: Date | null };

/**
 * The campus that the person chose; null while it is only a guess. The country of birth, proposed on the same page, is
 * an answer from its first save on.
 */
export function chosenCampus({ campus, info, finished, submittedAt }: Asked): Campus | null {
  const asked = info.birthCountry !== null || finished.includes("identity");
  return asked || submittedAt ? campus : null;
}

/** Under the age set for the campus's country, today; an unknown birth date is not a minor's. */
export function isMinor({
  info,
  today,
  consentAge,
}: Pick<Contents, "info" | "today" | "consentAge">): boolean {
  return info.birthOn !== null && ageOn(info.birthOn, today) < consentAge;
}

/** Is nothing required missing from this section? */
export function complete(contents: Contents, section: Section): boolean {
  return missing(contents).every((one) => one.section !== section);
}

/**
 * The status of a section. The parts of Info personnel hold optional answers, so the candidate says when
 * they are done; studies and choices are done when there is one.
 */
export function statusOf(contents: Contents, section: Section): Status {
  if (section === "cursus") return contents.entries.length > 0 ? "done" : "to-do";
  if (section === "basket" && contents.basket.length === 0) return "to-do";
  if (section === "basket") return complete(contents, section) ? "done" : "in-progress";
  if (contents.finished.includes(section))
    return complete(contents, section) ? "done" : "in-progress";
  return isStarted(contents, section) ? "in-progress" : "to-do";
}

// The names come from the account: they alone are not a beginning.
const given: readonly string[] = ["lastName", "firstName"];

function isStarted({ info }: Contents, section: "identity" | "passport" | "parents"): boolean {
  return fieldsOf[section].some((field) => !given.includes(field) && info[field] !== null);
}

/** The last line of the list: sending is possible when every section is done. */
export function sendingStatus(contents: Contents): Status {
  return sections.every((section) => statusOf(contents, section) === "done") ? "to-do" : "not-yet";
}

/** The first section that still waits, for the button 'Continuer'; null when only sending is left. */
export function nextSection(contents: Contents): Section | null {
  return sections.find((section) => statusOf(contents, section) !== "done") ?? null;
}
