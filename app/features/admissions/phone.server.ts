import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "#app/features/identity/account.server.ts";
import { phoneCountries } from "#app/features/identity/account.ts";
import type { Read } from "./calendar.ts";

/**
 * Reads a telephone number of any country into its international form. A number that is already there
 * is kept as it is: what was accepted once is not refused when the page is saved again.
 */
export function readNumber(typed: string, country: string, stored: string | null): Read<string> {
  if (stored && isSame(typed, country, stored)) return { ok: true, value: stored };
  const phone = readPhone(country, typed);
  return phone.ok ? { ok: true, value: phone.number } : { ok: false, reason: phone.reason };
}

/** « +221 77 123 45 67 » */
export function formatPhone(phone: string | null): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed ? spaced(parsed.formatInternational()) : phone;
}

const codes: Record<string, string> = phoneCountries;

/** A number as the two inputs of the form show it: its country of the list, and the rest; "" when none. */
export function splitPhone(phone: string | null): { country: string; number: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (!phone || !parsed) return { country: "", number: phone ?? "" };
  const code = `+${parsed.countryCallingCode}`;
  const country = parsed.country ?? Object.keys(codes).find((one) => codes[one] === code) ?? "";
  if (!Object.hasOwn(codes, country))
    return { country: "other", number: parsed.formatInternational() };
  return { country, number: spaced(parsed.formatInternational()).replace(code, "").trim() };
}

/** Is what is typed the stored number, with or without its country's code? */
function isSame(typed: string, country: string, stored: string): boolean {
  const digits = typed.replace(/[^\d+]/g, "");
  return [digits, digits.replace(/^00/, "+"), `${codes[country]}${digits}`].includes(stored);
}

/** Demonstration numbers fit no plan, so that they ring nobody; they are spaced like the others. */
function spaced(international: string): string {
  return international
    .replace(/^(\+221) (\d\d)(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5")
    .replace(/^(\+237) (\d{3})(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5");
}
