import { readChoice, readLines, type Typed } from "#app/features/admissions/text.ts";

/** Why a candidate leaves a choice. A word, its sentence is in the words of following. */
export const leavingReasons = [
  "another-school",
  "another-choice",
  "money",
  "visa",
  "family",
  "health",
  "too-long",
  "other",
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** What closes the other choices of a person who is enrolled; nobody chooses it. */
export const ENROLLED_ELSEWHERE = "enrolled-elsewhere";

export type Departure = { reason: LeavingReason | null; words: string | null };
type Found =
  | { ok: true; values: Departure }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Both are optional: leaving needs no excuse (mock notes, « offre »). Refuses what is not of our form. */
export function readDeparture(typed: Typed): Found {
  const reason = readChoice(typed.reason, leavingReasons);
  const words = readLines(typed.words, 500);
  if (reason.ok && words.ok)
    return {
      ok: true,
      values: { reason: reason.value as LeavingReason | null, words: words.value },
    };
  const errors = {
    ...(reason.ok ? {} : { reason: reason.reason }),
    ...(words.ok ? {} : { words: words.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
