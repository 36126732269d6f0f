import { phoneCountries } from "#app/features/identity/account/account.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { FormatField, SubmittedValues } from "../shell/format-answers.ts";

/** Formats the fields of personal info that are not shown as typed. */
export const formatInfoField: FormatField = (locale, field, submitted) => {
  const text = submitted[field]?.trim() ?? "";
  if (/Phone$/.test(field)) return formatSubmittedPhone(field, submitted);
  const info = personalInfoMessages[locale];
  if (field === "firstName" && submitted["firstName.none"] && text === "")
    return personNameMessages[locale].noFirstName;
  if (text === "") return undefined;
  if (field === "hasPassport") return text === "yes" ? info.hasPassportYes : info.hasPassportNo;
  if (field === "birthCountry" || field === "nationality")
    return getLabel(countriesMessages[locale], text) ?? undefined;
  return undefined;
};

function formatSubmittedPhone(field: string, submitted: SubmittedValues): string {
  const number = submitted[`${field}.number`]?.trim() ?? "";
  const codes: Record<string, string> = phoneCountries;
  const code = getOwnValue(codes, submitted[`${field}.country`] ?? "") ?? "";
  // A number in international format contains its own country code.
  return number === "" || number.startsWith("+") || code === "" ? number : `${code} ${number}`;
}
