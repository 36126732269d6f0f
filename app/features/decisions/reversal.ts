import {
  type FormInput,
  parseMultilineText,
  parseOneOf,
} from "#app/features/admissions/form-values.ts";

/** The reasons of a reversal; `decisionReversalMessages` has their texts. */
export const reversalReasons = ["mistake", "new-information", "place", "appeal"] as const;
export type ReversalReason = (typeof reversalReasons)[number];

export type Reversal = { reason: ReversalReason; words: string };
type ParseReversalResult =
  | { ok: true; values: Reversal }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Parses the reversal of a decision. Requires a reason of the list and a text for the candidate. */
export function parseReversal(input: FormInput): ParseReversalResult {
  const reason = parseOneOf(input.reversalReason, reversalReasons);
  const text = parseMultilineText(input.reversalMessage, 1_000);
  if (reason.ok && reason.value && text.ok && text.value)
    return { ok: true, values: { reason: reason.value as ReversalReason, words: text.value } };
  const errors = {
    ...(reason.ok
      ? reason.value
        ? {}
        : { reversalReason: "required" }
      : { reversalReason: reason.reason }),
    ...(text.ok
      ? text.value
        ? {}
        : { reversalMessage: "required" }
      : { reversalMessage: text.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
