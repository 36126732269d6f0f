import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneCountries } from "#app/features/identity/account/account.ts";
import { formatPhone, readPhone } from "#app/features/identity/account/phone.server.ts";
import { shortNumber } from "#app/features/identity/account/short-number.ts";
import { ownValue } from "#app/lib/own-value.ts";
import type { Read } from "../calendar.ts";

/**
 * Reads a telephone number of any country into its international form. A number that is already there
 * is kept as it is: what was accepted once is not refused when the page is saved again.
 */
export function readNumber(typed: string, country: string, stored: string | null): Read<string> {
  if (stored && isSame(typed, country, stored)) return { ok: true, value: stored };
  const phone = readPhone(country, typed);
  if (phone.ok) return { ok: true, value: phone.number };
  // A number that lacks a digit is told, and kept as it was given.
  if (shortNumber(country, typed)) return { ok: true, value: `+237${lastEight(typed)}` };
  return { ok: false, reason: phone.reason };
}

const lastEight = (typed: string) => typed.replace(/\D/g, "").slice(-8);

const codes: Record<string, string> = phoneCountries;

/** A number as the two inputs of the form show it: its country of the list, and the rest; "" when none. */
export function splitPhone(phone: string | null): { country: string; number: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (!phone || !parsed) return { country: "", number: phone ?? "" };
  const code = `+${parsed.countryCallingCode}`;
  const country = parsed.country ?? Object.keys(codes).find((one) => codes[one] === code) ?? "";
  if (!Object.hasOwn(codes, country))
    return { country: "other", number: parsed.formatInternational() };
  return { country, number: (formatPhone(phone) ?? "").replace(code, "").trim() };
}

/** Is what is typed the stored number, with or without its country's code? */
function isSame(typed: string, country: string, stored: string): boolean {
  const digits = typed.replace(/[^\d+]/g, "");
  return [digits, digits.replace(/^00/, "+"), `${ownValue(codes, country)}${digits}`].includes(
    stored,
  );
}
