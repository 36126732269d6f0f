import { detectShortPhoneNumber } from "#app/features/accounts/short-phone-number.ts";
import { type Application, loadApplication } from "#app/features/admissions/application.server.ts";
import {
  applicationFields,
  fieldsByPart,
  type InfoPart,
  infoParts,
  type StoredField,
} from "#app/features/admissions/application-fields.ts";
import { getAge, isYearOnly } from "#app/features/admissions/calendar.ts";
import {
  hashPart,
  toFormValues,
} from "#app/features/admissions/personal-info/info-form-values.server.ts";
import { serializeHashes } from "#app/features/admissions/personal-info/merge-answers.ts";
import {
  getPassportExpiry,
  listReachableAdults,
} from "#app/features/admissions/personal-info/personal-info.ts";
import { splitPhone } from "#app/features/admissions/personal-info/phone-answer.server.ts";
import { getSectionStatus, isMinor } from "#app/features/admissions/sections.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { BASE_HASHES_FIELD } from "../autosave/wire-format.ts";
import {
  APPLICATION_PATH,
  CURSUS_PATH,
  getPartPath,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import type { EditableSection, ReopenedSection } from "../shell/own-application.server.ts";
import { getSavedAt } from "../shell/saved-at.ts";

export type InfoPage = ReturnType<typeof buildInfoPage>;

/** Builds the data of a section of personal information. */
export function buildInfoPage(
  application: Application,
  part: InfoPart,
  reopened: ReopenedSection | null,
) {
  const { info, consent, today } = application;
  const sectionState = { campus: application.campus, finishedSections: application.finished };
  return {
    part,
    reopened,
    submitted: toFormValues(part, info, sectionState),
    [BASE_HASHES_FIELD]: serializeHashes(hashPart(part, info, sectionState)),
    isFinished: application.finished.includes(part),
    photo: application.photo,
    savedAt: getSavedAt(application),
    renderedAt: application.readAt,
    isUnderAge: isMinor(application),
    /** Null while the age is unknown, or uncertain because only the year of birth is known. */
    age: info.birthOn && !isYearOnly(info.birthOn) ? getAge(info.birthOn, today) : null,
    intakeYear: application.intake.year,
    today,
    consent,
    consentAge: application.consentAge,
    /** The attempt id of the consent request. */
    attempt: createAttemptId(),
    adults: listReachableAdults(info).map((adult) => ({
      adult,
      name: info[`${adult}Name`] ?? "",
      hasEmail: Boolean(info[`${adult}Email`]),
    })),
    names: {
      mother: info.motherName ?? "",
      father: info.fatherName ?? "",
      guardian: info.guardianName ?? "",
    },
    done: infoParts.filter((one) => getSectionStatus(application, one) === "done"),
  };
}

/**
 * Returns the address after a section was saved: the same section once for an answer with a warning, the status page
 * for a submitted application, the consent request for a minor at the end, or else the next section. Only a browser
 * without scripts needs the warning page.
 */
export async function getPathAfterSaving(
  { actor, application: previous, reopened }: EditableSection,
  part: InfoPart,
  { finished, changed }: { finished?: string; changed: string[] },
): Promise<string> {
  if (finished === "no") return APPLICATION_PATH;
  const application = (await loadApplication(actor, previous.id)) ?? previous;
  const warnedField = findFirstWarnedField(application, part, changed);
  if (warnedField)
    return withApplicationNumber(`${getPartPath(part)}#${warnedField}`, reopened?.number);
  if (reopened) return withApplicationNumber(STATUS_PATH, reopened.number);
  const next = infoParts[infoParts.indexOf(part) + 1];
  if (next) return getPartPath(next);
  const needsConsent =
    isMinor(application) && !["given", "waiting"].includes(application.consent.state);
  return needsConsent ? `${getPartPath("parents")}#accord` : CURSUS_PATH;
}

/** Returns the first changed field with a warning, which a browser without scripts has not shown yet. */
function findFirstWarnedField(
  { info, intake, today }: Application,
  part: InfoPart,
  changed: string[],
): string | null {
  const isWarned = (field: StoredField) => {
    const answer = info[field];
    if (typeof answer !== "string") return false;
    switch (applicationFields[field].type) {
      case "expiry-date":
        return getPassportExpiry(answer, { intakeYear: intake.year, today }) !== null;
      case "email":
        return suggestEmail(answer) !== null;
      case "phone": {
        const { country, number } = splitPhone(answer);
        return detectShortPhoneNumber(country, number) !== null;
      }
      default:
        return false;
    }
  };
  return fieldsByPart[part].find((field) => changed.includes(field) && isWarned(field)) ?? null;
}
