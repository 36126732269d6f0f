import {
  type FormInput,
  parseMultilineText,
  parseOneOf,
} from "#app/features/admissions/form-values.ts";

/** Why the school takes back what it decided. A word, its sentence is in the words of reversals. */
export const reversalReasons = ["mistake", "new-information", "place", "appeal"] as const;
export type ReversalReason = (typeof reversalReasons)[number];

export type Reversal = { reason: ReversalReason; words: string };
type ParseReversalResult =
  | { ok: true; values: Reversal }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Reads why a decision is taken back: a reason of the list, and what the candidate is told of it. Both are asked. */
export function parseReversal(input: FormInput): ParseReversalResult {
  const reason = parseOneOf(input.reversalReason, reversalReasons);
  const t = parseMultilineText(input.reversalWords, 1_000);
  if (reason.ok && reason.value && t.ok && t.value)
    return { ok: true, values: { reason: reason.value as ReversalReason, words: t.value } };
  const errors = {
    ...(reason.ok
      ? reason.value
        ? {}
        : { reversalReason: "required" }
      : { reversalReason: reason.reason }),
    ...(t.ok ? (t.value ? {} : { reversalWords: "required" }) : { reversalWords: t.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
