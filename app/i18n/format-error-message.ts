import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { formatMegabytes } from "./format.ts";
import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** Messages by error code. */
export type ErrorMessages = Record<string, string>;

/**
 * The message of an error code, from the first dictionary that has it. Values after a colon replace `{0}`, `{1}`
 * unchanged; whether a value is a month or a size depends on the code, never on how it looks.
 */
export function formatErrorMessage(
  locale: Locale,
  errorCode: string,
  ...dictionaries: ErrorMessages[]
): string {
  const [code = "", valueText = ""] = splitErrorCode(errorCode);
  const findMessage = (key: string) =>
    dictionaries.find((dictionary) => Object.hasOwn(dictionary, key))?.[key];
  const message = findMessage(code) ?? findMessage("not-accepted") ?? code;
  // A message with one value gets all of it, because a name may contain commas.
  const [first = "", ...others] = message.includes("{1}") ? valueText.split(",") : [valueText];
  return fillMessage(locale, message, [formatValue(locale, code, first), ...others]);
}

function fillMessage(locale: Locale, message: string, values: string[]): string {
  const filled = message.replace(
    /\{(\d)\}/g,
    (_, index) => `${maskValue(values[Number(index)] ?? "")}`,
  );
  return unmaskText(locale === "fr" ? frenchTypography(filled) : englishTypography(filled));
}

function splitErrorCode(errorCode: string): string[] {
  const colon = errorCode.indexOf(":");
  return colon < 0 ? [errorCode] : [errorCode.slice(0, colon), errorCode.slice(colon + 1)];
}

/** The type of the first value when it is not text: a month (`2009-02`) or a size in bytes (`14200000B`). */
const valueTypesByCode: Readonly<Record<string, "month" | "size">> = {
  "date-impossible": "month",
  "file-too-large": "size",
  "medium-too-large": "size",
  "photo-too-large": "size",
};

function formatValue(locale: Locale, code: string, value: string): string {
  const type = getOwnValue(valueTypesByCode, code);
  if (type === "month" && isCalendarDate(`${value}-01`)) return formatMonthName(locale, value);
  if (type === "size" && /^\d{1,15}B$/.test(value)) {
    // Rounded up, so that a file just over the limit does not seem to have exactly the limit.
    const tenths = Math.ceil(Number(value.slice(0, -1)) / 100_000);
    return formatMegabytes(locale, tenths * 100_000);
  }
  return value;
}

function formatMonthName(locale: Locale, month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  const text = new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-CA", options).format(
    new Date(`${month}-01`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
