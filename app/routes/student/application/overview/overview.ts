import type { Application } from "#app/features/admissions/application.server.ts";
import { fieldsByPart } from "#app/features/admissions/personal-info/personal-info.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { savedAtOf } from "../frame/saved-at.ts";

export type Overview = ReturnType<typeof overviewOf>;

/** What the task list says of a draft. */
export function overviewOf(application: Application) {
  const { steps, left, canSend } = getReadiness(application);
  return {
    intake: application.intake.name,
    campus: application.campus,
    savedAt: savedAtOf(application),
    steps,
    passportMissing: missingOfPassport(application),
    entries: application.entries.length,
    withoutProof: application.entries.filter((entry) => !unlessInfected(entry.proof)).length,
    infected: application.entries.some(({ proof }) => proof?.scan === "infected"),
    choices: application.basket.length,
    canSend,
    next: left[0] ?? null,
  };
}

/** The first thing a passport that was begun still lacks: said, never required before an offer. */
function missingOfPassport({ info }: Application) {
  const begun = fieldsByPart.passport.some((field) => info[field] !== null);
  const first = fieldsByPart.passport.find((field) => info[field] === null);
  if (!begun || !first) return null;
  return first as "passportNumber" | "passportIssuedOn" | "passportExpiresOn";
}
