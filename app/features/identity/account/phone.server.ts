import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { phoneCountries } from "./account.ts";
import { type ShortNumber, shortNumber } from "./short-number.ts";

type Phone = { ok: true; number: string | null } | { ok: false; reason: PhoneFault };
type PhoneFault =
  | ShortNumber["reason"]
  | "phone-cameroon"
  | "phone-code-missing"
  | "phone-invalid"
  | "phone-senegal";

/** What the numbering plan of the country chosen says of a number that is none of its own. */
const faults: Record<string, PhoneFault> = { SN: "phone-senegal", CM: "phone-cameroon" };

/**
 * A phone number as it is typed (spaces, dots, 00221…) in its international form; nothing typed is no
 * number. The reasons follow the numbering plans: Cameroon has had 9 digits since November 2014.
 */
export function readPhone(country: string, typed: string): Phone {
  const text = typed.trim().replace(/^00/, "+");
  if (text === "") return { ok: true, number: null };
  const region = isSupportedCountry(country) ? country : undefined;
  const parsed = text.length <= 40 ? parsePhoneNumberFromString(text, region) : undefined;
  if (parsed?.isValid()) return { ok: true, number: parsed.number };
  const short = shortNumber(country, text);
  if (short) return { ok: false, reason: short.reason };
  if (!region && !text.startsWith("+")) return { ok: false, reason: "phone-code-missing" };
  return { ok: false, reason: faults[region ?? ""] ?? "phone-invalid" };
}

/** « +221 77 123 45 67 » */
export function formatPhone(phone: string | null): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed ? spaced(parsed.formatInternational()) : phone;
}

/** Demonstration numbers fit no plan, so that they ring nobody; they are spaced like the others. */
function spaced(international: string): string {
  return international
    .replace(/^(\+221) (\d\d)(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5")
    .replace(/^(\+237) (\d{3})(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5");
}

/** A kept number as the form shows it: its country when that one is offered, and the rest. */
export function splitPhone(phone: string | null): { phoneCountry: string; phoneNumber: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (parsed?.country && parsed.country in phoneCountries)
    return { phoneCountry: parsed.country, phoneNumber: parsed.formatNational() };
  return {
    phoneCountry: phone ? "other" : "",
    phoneNumber: parsed?.formatInternational() ?? phone ?? "",
  };
}
