import { phoneCountries } from "#app/features/accounts/account.ts";
import { findField } from "#app/features/admissions/application-fields.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import {
  type FormatField,
  formatSubmittedDate,
  type SubmittedValues,
} from "../shell/format-answers.ts";

/** Formats the fields of personal info that are not shown as typed. */
export const formatInfoField: FormatField = (locale, field, submitted) => {
  const text = submitted[field]?.trim() ?? "";
  const info = personalInfoMessages[locale];
  switch (findField(field)?.type) {
    case "birth-date":
    case "issue-date":
    case "expiry-date":
      return formatSubmittedDate(locale, field, submitted);
    case "phone":
      return formatSubmittedPhone(field, submitted);
    case "given-name":
      return submitted[`${field}.none`] && text === ""
        ? personNameMessages[locale].noFirstName
        : undefined;
    case "country":
      return getLabel(countriesMessages[locale], text) ?? undefined;
    case "campus":
      return getOwnValue<string>(applicationMessages[locale].campuses, text);
    case "has-passport":
      return text && (text === "yes" ? info.hasPassportYes : info.hasPassportNo);
    default:
      return undefined;
  }
};

function formatSubmittedPhone(field: string, submitted: SubmittedValues): string {
  const number = submitted[`${field}.number`]?.trim() ?? "";
  const codes: Record<string, string> = phoneCountries;
  const code = getOwnValue(codes, submitted[`${field}.country`] ?? "") ?? "";
  // A number in international format contains its own country code.
  return number === "" || number.startsWith("+") || code === "" ? number : `${code} ${number}`;
}
