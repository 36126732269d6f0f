import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";

/** The reasons for a refusal; `postSubmissionMessages` has their texts. */
export const refusalReasons = ["prerequisites", "results", "incomplete", "full", "other"] as const;

export type RefusalInput = { reasons: string[]; words: string; advice: string };
type ParseRefusalResult =
  | { ok: true; values: RefusalInput }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Parses a refusal. Requires at least one reason, a text on what is missing, and advice on what the candidate can do
 * next.
 */
export function parseRefusal(reasons: readonly string[], input: FormInput): ParseRefusalResult {
  const chosen = refusalReasons.filter((reason) => reasons.includes(reason));
  const message = requireText(input.message);
  const advice = requireText(input.advice);
  if (chosen.length > 0 && message.ok && advice.ok)
    return { ok: true, values: { reasons: chosen, words: message.value, advice: advice.value } };
  const errors = {
    ...(chosen.length > 0 ? {} : { reasons: "required" }),
    ...(message.ok ? {} : { message: message.reason }),
    ...(advice.ok ? {} : { advice: advice.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}

function requireText(
  text: string | undefined,
): { ok: true; value: string } | { ok: false; reason: string } {
  const parsed = parseMultilineText(text, 1_000);
  if (!parsed.ok) return parsed;
  return parsed.value === null
    ? { ok: false, reason: "required" }
    : { ok: true, value: parsed.value };
}
