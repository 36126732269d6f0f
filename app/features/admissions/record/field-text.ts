import { countriesMessages } from "#app/i18n/countries.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { NO_FIRST_NAME } from "#app/lib/person-name.ts";
import {
  applicationFields,
  type FieldName,
  type OwnField,
  type PersonalInfo,
  type StoredField,
} from "../application-fields.ts";
import { getAge, isYearOnly } from "../calendar.ts";
import { getFieldLabel } from "../field-labels.ts";
import { answerSummaryMessages } from "../messages/answer-summary.ts";
import { formatBirthDate } from "../messages/birth-date.ts";
import { personalInfoMessages } from "../messages/personal-info.ts";
import { photoMessages } from "../messages/photo.ts";

/** Their label in the form is also the one of the record. */
type FieldWithOneLabel =
  | "lastName"
  | "firstName"
  | "birthOn"
  | "birthPlace"
  | "birthCountry"
  | "nationality"
  | "hasPassport";
/** The type requires a shorter label of every other field about the candidate; the photo has its own messages. */
type FieldWithShortLabel = Exclude<OwnField, FieldWithOneLabel | "photo">;

/** The label of the row of a field in the record; shorter than in the form, where the section says the rest. */
export function getRowLabel(locale: Locale, name: FieldName): string {
  const { adult } = applicationFields[name];
  if (adult) return personalInfoMessages[locale].adultsShort[adult];
  if (name === "photo") return photoMessages[locale].inRecord;
  const shortLabels: Record<FieldWithShortLabel, string> = answerSummaryMessages[locale].labels;
  return getOwnValue(shortLabels, name) ?? getFieldLabel(locale, name);
}

/** The answer of a field as text; null is no answer. A phone number must already be formatted for display. */
export function formatAnswer(
  locale: Locale,
  name: StoredField,
  { info, today }: { info: PersonalInfo; today: string },
): string | null {
  const answer = info[name];
  if (answer === null) return null;
  const text = String(answer);
  switch (applicationFields[name].type) {
    case "given-name":
      return text === NO_FIRST_NAME ? personNameMessages[locale].noFirstName : text;
    case "birth-date":
      return formatBirthWithAge(locale, text, today);
    case "issue-date":
    case "expiry-date":
      return formatDate(locale, text);
    case "country":
      return getLabel(countriesMessages[locale], text);
    case "family-name":
    case "full-name":
    case "text":
    case "phone":
    case "email":
    case "passport-number":
    case "count":
      return text;
  }
}

/** « 5 mars 2005 (21 ans) », or « 2005 (jour et mois inconnus) » without an uncertain age. */
function formatBirthWithAge(locale: Locale, birthOn: string, today: string): string {
  const birth = formatBirthDate(locale, birthOn);
  return isYearOnly(birthOn)
    ? birth
    : answerSummaryMessages[locale].age(birth, getAge(birthOn, today));
}
