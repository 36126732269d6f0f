import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { toLatinDigits } from "#app/lib/digits.ts";
import { phoneCountries } from "./account.ts";
import { detectShortPhoneNumber, type ShortPhoneNumber } from "./short-phone-number.ts";

type ParsePhoneResult = { ok: true; number: string | null } | { ok: false; reason: PhoneErrorCode };
type PhoneErrorCode =
  | ShortPhoneNumber["reason"]
  | "phone-cameroon"
  | "phone-code-missing"
  | "phone-country-missing"
  | "phone-invalid"
  | "phone-ivory-coast-8"
  | "phone-senegal"
  | "phone-two-numbers";

/** The error code when a number does not fit the numbering plan of the chosen country. */
const errorCodeByCountry: Record<string, PhoneErrorCode> = {
  SN: "phone-senegal",
  CM: "phone-cameroon",
};

/**
 * Parses a phone number in any spelling (spaces, dots, 00221…) into its international form; null for an empty text.
 * The error codes follow the numbering plans: Cameroon has nine digits since November 2014.
 */
export function parsePhone(country: string, input: string): ParsePhoneResult {
  const text = normalizePhoneText(input);
  if (text === "") return { ok: true, number: null };
  if (hasTwoNumbers(text)) return { ok: false, reason: "phone-two-numbers" };
  const region = isSupportedCountry(country) ? country : undefined;
  const parsed = text.length <= 40 ? parsePhoneNumberFromString(text, region) : undefined;
  if (parsed?.isValid()) return { ok: true, number: parsed.number };
  const shortPhone = detectShortPhoneNumber(country, text);
  if (shortPhone) return { ok: false, reason: shortPhone.reason };
  if (isOldIvorianNumber(country, text)) return { ok: false, reason: "phone-ivory-coast-8" };
  if (country === "" && !text.startsWith("+"))
    return { ok: false, reason: "phone-country-missing" };
  if (!region && !text.startsWith("+")) return { ok: false, reason: "phone-code-missing" };
  return { ok: false, reason: errorCodeByCountry[region ?? ""] ?? "phone-invalid" };
}

/** Removes what keyboards and address books add: U+202F, tabs, U+FE0F of a pasted emoji, « (0) ». */
function normalizePhoneText(input: string): string {
  const text = toLatinDigits(input)
    .replace(/[\uFE0F\u20E3\u200B-\u200F\u202A-\u202E\u2060-\u2069]/gu, "")
    .replace(/[\s\u00A0\u202F]+/gu, " ")
    .trim()
    .replace(/^00/, "+");
  return text.startsWith("+") ? text.replace(/\(\s*0\s*\)/g, "") : text;
}

/** Whether the text contains two whole numbers: « 77 123 45 67 / 76 234 56 78 ». */
function hasTwoNumbers(text: string): boolean {
  const parts = text.split(/[/;,|]|\b(?:ou|or|et|and)\b/i);
  return parts.filter((part) => part.replace(/\P{Nd}/gu, "").length >= 7).length > 1;
}

/** Since 31 January 2021 Ivorian numbers have ten digits: two new ones before the former eight. */
function isOldIvorianNumber(country: string, text: string): boolean {
  const isInternational = text.startsWith("+");
  if (isInternational ? !/^\+\D*225/.test(text) : country !== "CI") return false;
  const digits = text.replace(/\D/g, "");
  return (isInternational ? digits.slice(3) : digits).length === 8;
}

/** Formats a stored number as « +221 77 123 45 67 ». */
export function formatPhone(phone: string | null): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed ? addSpacing(parsed.formatInternational()) : phone;
}

/** Demonstration numbers match no numbering plan, so that they belong to nobody. They get the usual spaces here. */
function addSpacing(international: string): string {
  return international
    .replace(/^(\+221) (\d\d)(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5")
    .replace(/^(\+237) (\d{3})(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5");
}

/** Splits a stored number into an offered country and its national form, for the form fields. */
export function splitPhone(phone: string | null): { phoneCountry: string; phoneNumber: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (parsed?.country && parsed.country in phoneCountries)
    return { phoneCountry: parsed.country, phoneNumber: parsed.formatNational() };
  return {
    phoneCountry: phone ? "other" : "",
    phoneNumber: parsed?.formatInternational() ?? phone ?? "",
  };
}
