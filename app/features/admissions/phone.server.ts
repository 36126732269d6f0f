import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "#app/features/identity/account.server.ts";
import type { Read } from "./calendar.ts";

/**
 * Reads a telephone number of any country into its international form. A number that is already there
 * is kept as it is: what was accepted once is not refused when the page is saved again.
 */
export function readNumber(typed: string, country: string, stored: string | null): Read<string> {
  const digits = typed.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (stored && digits === stored) return { ok: true, value: stored };
  const phone = readPhone(country, typed);
  return phone.ok ? { ok: true, value: phone.number } : { ok: false, reason: phone.reason };
}

/** « +221 77 123 45 67 » */
export function formatPhone(phone: string | null): string | null {
  if (!phone) return null;
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** The country of a number, to choose it in the list again; "" when there is none. */
export function countryOf(phone: string | null): string {
  if (!phone) return "";
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.country) return parsed.country;
  if (parsed?.countryCallingCode === "221") return "SN";
  return parsed?.countryCallingCode === "237" ? "CM" : "";
}
