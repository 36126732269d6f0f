import { toLatinDigits } from "#app/lib/digits.ts";

/** Fewer digits match too many numbers. */
const MIN_DIGITS = 4;

/**
 * The digits of a query that may be a phone number, as in a stored number (E.164), without leading international
 * zeros. Null for a query with other characters or too few digits.
 */
export function parsePhoneDigits(query: string): string | null {
  const text = toLatinDigits(query);
  if (!/^[\d\s+().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits.length < MIN_DIGITS ? null : digits;
}
