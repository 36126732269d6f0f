import type { Application } from "#app/features/admissions/application.server.ts";
import { fieldsOf } from "#app/features/admissions/personal-info/personal-info.ts";
import {
  chosenCampus,
  missing,
  nextSection,
  type Section,
  sections,
  sendingStatus,
  statusOf,
} from "#app/features/admissions/sections.ts";
import { accepted } from "#app/features/documents/scan.ts";
import { savedAtOf } from "../frame/saved-at.ts";

export type Overview = ReturnType<typeof overviewOf>;

/** What the task list says of a draft. */
export function overviewOf(application: Application) {
  const lacking = missing(application);
  return {
    intake: application.intake.name,
    campus: chosenCampus(application),
    savedAt: savedAtOf(application),
    steps: sections.map((section) => ({ section, status: statusOf(application, section) })),
    reasons: sections.flatMap((section): { section: Section; reason: string }[] => {
      const first = lacking.find((one) => one.section === section);
      return first ? [first] : [];
    }),
    passportMissing: missingOfPassport(application),
    entries: application.entries.length,
    withoutProof: application.entries.filter((entry) => !accepted(entry.proof)).length,
    infected: application.entries.some(({ proof }) => proof?.scan === "infected"),
    choices: application.basket.length,
    sending: sendingStatus(application),
    next: nextSection(application),
  };
}

/** The first thing a passport that was begun still lacks: said, never required before an offer. */
function missingOfPassport({ info }: Application) {
  const begun = fieldsOf.passport.some((field) => info[field] !== null);
  const first = fieldsOf.passport.find((field) => info[field] === null);
  if (!begun || !first) return null;
  return first as "passportNumber" | "passportIssuedOn" | "passportExpiresOn";
}
