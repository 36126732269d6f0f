import type { Locale } from "#app/i18n/locale.ts";
import type { NotificationPreferences } from "./notification-preferences.ts";

/** The details that a user can change. The phone is in international form (E.164). */
export type AccountDetails = {
  /** `NO_FIRST_NAME` for a user with one name only, or if the provider gave no first name. */
  firstName: string;
  lastName: string;
  phone: string | null;
  locale: Locale;
} & NotificationPreferences;

export type AccountErrors = Partial<
  Record<"firstName" | "lastName" | "phone" | "locale" | "quietTo", string>
>;

/** The countries offered beside a phone number. Any other number is written in full, with its +. */
export const phoneCountries = {
  SN: "+221",
  CM: "+237",
  CI: "+225",
  GA: "+241",
  ML: "+223",
  CA: "+1",
  FR: "+33",
} as const;

/** The fields that differ, for the history, which does not store their values. */
export function changedFields(before: AccountDetails, after: AccountDetails) {
  const fields = Object.keys(after) as (keyof AccountDetails)[];
  return fields.filter((field) => before[field] !== after[field]);
}
