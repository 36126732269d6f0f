import { phoneCountries } from "#app/features/identity/account/account.ts";
import { countriesWords } from "#app/i18n/countries.ts";
import { labelIn } from "#app/i18n/label-in.ts";
import { personNameWords } from "#app/i18n/person-name.ts";
import { personalInfoWords } from "#app/i18n/personal-info.ts";
import { ownValue } from "#app/lib/own-value.ts";
import type { TellField, Typed } from "../frame/told-answers.ts";

/** The answers of personal info that are not told as they were typed. */
export const tellInfo: TellField = (locale, field, typed) => {
  const text = typed[field]?.trim() ?? "";
  if (/Phone$/.test(field)) return phoneIn(field, typed);
  const info = personalInfoWords[locale];
  if (field === "firstName" && typed["firstName.none"] && text === "")
    return personNameWords[locale].noFirstName;
  if (text === "") return undefined;
  if (field === "hasPassport") return text === "yes" ? info.hasPassportYes : info.hasPassportNo;
  if (field === "birthCountry" || field === "nationality")
    return labelIn(countriesWords[locale], text) ?? undefined;
  return undefined;
};

function phoneIn(field: string, typed: Typed): string {
  const number = typed[`${field}.number`]?.trim() ?? "";
  const codes: Record<string, string> = phoneCountries;
  const code = ownValue(codes, typed[`${field}.country`] ?? "") ?? "";
  // Written in full, it has its own.
  return number === "" || number.startsWith("+") || code === "" ? number : `${code} ${number}`;
}
