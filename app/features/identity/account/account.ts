import type { Locale } from "#app/i18n/locale.ts";
import type { NoticeWishes } from "../notice-wishes.ts";

/** What a person may change about themselves. The phone is kept in its international form (E.164). */
export type AccountDetails = {
  firstName: string;
  lastName: string;
  phone: string | null;
  locale: Locale;
} & NoticeWishes;

export type AccountErrors = Partial<
  Record<"firstName" | "lastName" | "phone" | "locale" | "quietTo", string>
>;

/** The countries offered beside a phone number; any other is written in full, with its +. */
export const phoneCountries = {
  SN: "+221",
  CM: "+237",
  CI: "+225",
  GA: "+241",
  ML: "+223",
  CA: "+1",
  FR: "+33",
} as const;

/** Longest first or last name, in characters. */
export const NAME_LIMIT = 100;

/** A name without what cannot be seen: no control character, no double space, nothing around it. */
export function tidyName(name: string): string {
  return name
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What is wrong with a tidied name, or null. A name has at least one letter, of any script. */
export function nameError(name: string): "required" | "name-too-long" | null {
  if (!/\p{L}/u.test(name)) return "required";
  return [...name].length > NAME_LIMIT ? "name-too-long" : null;
}

/** The name shown to others: first names, then last names. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Which details differ: what the history tells, without the details themselves. */
export function changedFields(before: AccountDetails, after: AccountDetails) {
  const fields = Object.keys(after) as (keyof AccountDetails)[];
  return fields.filter((field) => before[field] !== after[field]);
}
