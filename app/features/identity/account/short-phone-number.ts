import { toLatinDigits } from "#app/lib/digits.ts";

export type ShortPhoneNumber = {
  reason: "phone-cameroon-8" | "phone-cameroon-8-fixed" | "phone-cameroon-short";
  /** The number with the digit that it lacks: « 6 71 23 45 67 »; null where nothing tells which one it is. */
  whole: string | null;
};

/**
 * A Cameroonian number of eight digits: since November 2014 there are nine, a 6 having been put before the mobile ones
 * and a 2 before those of Camtel. Null for any other. What is missing is offered, never written by itself (mock notes,
 * sentence 8 and decision 5).
 */
export function detectShortPhoneNumber(country: string, input: string): ShortPhoneNumber | null {
  const text = toLatinDigits(input).trim().replace(/^00/, "+");
  const digits = text.replace(/\D/g, "").replace(/^237(?=\d{8}$)/, "");
  const isForeign = text.startsWith("+") && !/^\+\D*237/.test(text);
  if (country !== "CM" || isForeign || digits.length !== 8) return null;
  const withPrefix = (digit: string) => `${digit} ${digits.replace(/\d\d(?=\d)/g, "$& ")}`;
  if (/^[5789]/.test(digits)) return { reason: "phone-cameroon-8", whole: withPrefix("6") };
  if (/^(22|33)/.test(digits)) return { reason: "phone-cameroon-8-fixed", whole: withPrefix("2") };
  // A 6 is there already: one digit was forgotten, anywhere.
  return { reason: "phone-cameroon-short", whole: null };
}
