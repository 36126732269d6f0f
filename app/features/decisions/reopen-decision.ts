import {
  type FormInput,
  parseMultilineText,
  parseOption,
} from "#app/features/admissions/form-values.ts";

/** The reasons to reopen a decision; `reopenDecisionMessages` has their texts. */
export const reopenReasons = ["mistake", "new-information", "place", "appeal"] as const;
export type ReopenReason = (typeof reopenReasons)[number];

export type ReopenInput = { reason: ReopenReason; words: string };
type ParseReopenResult =
  | { ok: true; values: ReopenInput }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Parses the form that reopens a decision. Requires a reason of the list and a text for the candidate. */
export function parseReopenInput(input: FormInput): ParseReopenResult {
  const reason = parseOption(input.reopenReason, reopenReasons);
  const text = parseMultilineText(input.reopenMessage, 1_000);
  if (reason.ok && reason.value && text.ok && text.value)
    return { ok: true, values: { reason: reason.value as ReopenReason, words: text.value } };
  const errors = {
    ...(reason.ok
      ? reason.value
        ? {}
        : { reopenReason: "required" }
      : { reopenReason: reason.reason }),
    ...(text.ok
      ? text.value
        ? {}
        : { reopenMessage: "required" }
      : { reopenMessage: text.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
