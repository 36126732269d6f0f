/** A shorter reason explains nothing to the candidate; a longer one should be a message. */
export const MIN_REASON_CHARACTERS = 10;
export const MAX_REASON_CHARACTERS = 300;

export type ReasonErrorCode = "reason-too-short" | "reason-too-long";

/**
 * Parses the reason of an action on an account into one line, as the candidate will read it. Refuses with
 * `reason-too-short` or `reason-too-long`.
 */
export function parseReason(
  input: string,
): { ok: true; text: string } | { ok: false; reason: ReasonErrorCode } {
  const text = input.normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.length < MIN_REASON_CHARACTERS) return { ok: false, reason: "reason-too-short" };
  if (text.length > MAX_REASON_CHARACTERS) return { ok: false, reason: "reason-too-long" };
  return { ok: true, text };
}
