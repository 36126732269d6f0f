import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneCountries } from "#app/features/accounts/account.ts";
import { formatPhone, parsePhone } from "#app/features/accounts/phone.server.ts";
import { detectShortPhoneNumber } from "#app/features/accounts/short-phone-number.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { ParseResult } from "../calendar.ts";

/**
 * Parses a phone number of any country into international form. A number equal to the stored one stays valid, so that
 * saving the page again does not refuse it.
 */
export function parsePhoneAnswer(
  input: string,
  country: string,
  stored: string | null,
): ParseResult<string> {
  if (stored && isSameNumber(input, country, stored)) return { ok: true, value: stored };
  const phone = parsePhone(country, input);
  if (phone.ok) return { ok: true, value: phone.number };
  // A number that lacks one digit is stored as given; the page warns about it.
  if (detectShortPhoneNumber(country, input))
    return { ok: true, value: `+237${getLastEightDigits(input)}` };
  return { ok: false, reason: phone.reason };
}

const getLastEightDigits = (input: string) => toLatinDigits(input).replace(/\D/g, "").slice(-8);

const dialingCodes: Record<string, string> = phoneCountries;

/** Splits a stored number into the two form fields: the country and the rest; "" for null. */
export function splitPhone(phone: string | null): { country: string; number: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (!phone || !parsed) return { country: "", number: phone ?? "" };
  const dialingCode = `+${parsed.countryCallingCode}`;
  const country =
    parsed.country ??
    Object.keys(dialingCodes).find((one) => dialingCodes[one] === dialingCode) ??
    "";
  if (!Object.hasOwn(dialingCodes, country))
    return { country: "other", number: parsed.formatInternational() };
  return { country, number: (formatPhone(phone) ?? "").replace(dialingCode, "").trim() };
}

/** Whether the input is the stored number, with or without the country code. */
function isSameNumber(input: string, country: string, stored: string): boolean {
  const digits = input.replace(/[^\d+]/g, "");
  return [
    digits,
    digits.replace(/^00/, "+"),
    `${getOwnValue(dialingCodes, country)}${digits}`,
  ].includes(stored);
}
