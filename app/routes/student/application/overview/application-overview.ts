import type { Application } from "#app/features/admissions/application.server.ts";
import { fieldsByPart } from "#app/features/admissions/application-fields.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { getSavedAt } from "../shell/saved-at.ts";

export type ApplicationOverview = ReturnType<typeof buildApplicationOverview>;

/** Builds the data of the task list of a draft. */
export function buildApplicationOverview(application: Application) {
  const { steps, remaining: left, canSend } = getReadiness(application);
  return {
    intake: application.intake.name,
    campus: application.campus,
    savedAt: getSavedAt(application),
    steps,
    passportMissing: findMissingPassportField(application),
    entries: application.entries.length,
    withoutProof: application.entries.filter((entry) => !unlessInfected(entry.proof)).length,
    hasInfectedFile: application.entries.some(({ proof }) => proof?.scan === "infected"),
    choices: application.basket.length,
    canSend,
    next: left[0] ?? null,
  };
}

/**
 * Returns the first missing field of a passport that was started; a hint only, because it is required only before an
 * offer.
 */
function findMissingPassportField({ info }: Application) {
  const isStarted = fieldsByPart.passport.some((field) => info[field] !== null);
  const missingField = fieldsByPart.passport.find((field) => info[field] === null);
  if (!isStarted || !missingField) return null;
  return missingField as "passportNumber" | "passportIssuedOn" | "passportExpiresOn";
}
