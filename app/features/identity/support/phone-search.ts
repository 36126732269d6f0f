import { latinDigits } from "#app/lib/digits.ts";

/** Fewer figures than these are in too many numbers to say whose. */
const FEWEST = 4;

/**
 * The figures of a question that may be a telephone number, as they stand in a kept one (E.164); null for a
 * question with letters, or with too few figures. The zeros that are dialled before a country's code go.
 */
export function digitsAsked(question: string): string | null {
  const text = latinDigits(question);
  if (!/^[\d\s+().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits.length < FEWEST ? null : digits;
}
