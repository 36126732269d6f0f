import type { Locale } from "#app/i18n/locale.ts";
import type { NotificationPreferences } from "../notification-preferences.ts";

/** What a person may change about themselves. The phone is kept in its international form (E.164). */
export type AccountDetails = {
  /** `NO_FIRST_NAME` for a person who has one name only, or of whom a provider gave none. */
  firstName: string;
  lastName: string;
  phone: string | null;
  locale: Locale;
} & NotificationPreferences;

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

/** Which details differ: what the history tells, without the details themselves. */
export function changedFields(before: AccountDetails, after: AccountDetails) {
  const fields = Object.keys(after) as (keyof AccountDetails)[];
  return fields.filter((field) => before[field] !== after[field]);
}
