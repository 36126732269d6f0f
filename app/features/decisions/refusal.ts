import { readLines, type Typed } from "#app/features/admissions/text.ts";

/** Why a choice is not retained (mock, « Décision »). A word, its sentence is in the words of following. */
export const refusalReasons = ["prerequisites", "results", "incomplete", "full", "other"] as const;

export type Judged = { reasons: string[]; words: string; advice: string };
type Found =
  | { ok: true; values: Judged }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads a proposed refusal: at least one reason, what is lacking in a sentence, and advice (mock notes,
 * decision 8: a refusal always says what the person can do next).
 */
export function readRefusal(reasons: readonly string[], typed: Typed): Found {
  const chosen = refusalReasons.filter((reason) => reasons.includes(reason));
  const words = must(typed.words);
  const advice = must(typed.advice);
  if (chosen.length > 0 && words.ok && advice.ok)
    return { ok: true, values: { reasons: chosen, words: words.value, advice: advice.value } };
  const errors = {
    ...(chosen.length > 0 ? {} : { reasons: "required" }),
    ...(words.ok ? {} : { words: words.reason }),
    ...(advice.ok ? {} : { advice: advice.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}

function must(
  text: string | undefined,
): { ok: true; value: string } | { ok: false; reason: string } {
  const read = readLines(text, 1_000);
  if (!read.ok) return read;
  return read.value === null ? { ok: false, reason: "required" } : { ok: true, value: read.value };
}
