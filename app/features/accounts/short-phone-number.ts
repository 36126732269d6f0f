import { toLatinDigits } from "#app/lib/digits.ts";

export type ShortPhoneNumber = {
  reason: "phone-cameroon-8" | "phone-cameroon-8-fixed" | "phone-cameroon-too-short";
  /** The completed number « 6 71 23 45 67 »; null when the missing digit is unknown. */
  whole: string | null;
};

/**
 * Detects a Cameroonian number of eight digits. Since November 2014 there are nine: a 6 precedes mobile numbers and a
 * 2 those of Camtel. Null for any other number. The page offers the completed number and never changes the input.
 */
export function detectShortPhoneNumber(country: string, input: string): ShortPhoneNumber | null {
  const text = toLatinDigits(input).trim().replace(/^00/, "+");
  const digits = text.replace(/\D/g, "").replace(/^237(?=\d{8}$)/, "");
  const isForeign = text.startsWith("+") && !/^\+\D*237/.test(text);
  if (country !== "CM" || isForeign || digits.length !== 8) return null;
  const withPrefix = (digit: string) => `${digit} ${digits.replace(/\d\d(?=\d)/g, "$& ")}`;
  if (/^[5789]/.test(digits)) return { reason: "phone-cameroon-8", whole: withPrefix("6") };
  if (/^(22|33)/.test(digits)) return { reason: "phone-cameroon-8-fixed", whole: withPrefix("2") };
  // The number starts with its 6, so one of the other digits is missing.
  return { reason: "phone-cameroon-too-short", whole: null };
}
