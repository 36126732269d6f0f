import { toLatinDigits } from "#app/lib/digits.ts";

/** Fewer figures than these are in too many numbers to say whose. */
const MIN_DIGITS = 4;

/**
 * The figures of a question that may be a telephone number, as they stand in a kept one (E.164); null for a question
 * with letters, or with too few figures. The zeros that are dialled before a country's code go.
 */
export function parsePhoneDigits(query: string): string | null {
  const text = toLatinDigits(query);
  if (!/^[\d\s+().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits.length < MIN_DIGITS ? null : digits;
}
