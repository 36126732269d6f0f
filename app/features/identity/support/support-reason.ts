/** Shorter, a reason tells the person nothing; longer, it is a message. */
export const MIN_REASON_CHARACTERS = 10;
export const MAX_REASON_CHARACTERS = 300;

export type ReasonErrorCode = "reason-short" | "reason-long";

/** The reason of an act of the school on an account, in one line, as the person will read it. */
export function parseReason(
  input: string,
): { ok: true; text: string } | { ok: false; reason: ReasonErrorCode } {
  const text = input.normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.length < MIN_REASON_CHARACTERS) return { ok: false, reason: "reason-short" };
  if (text.length > MAX_REASON_CHARACTERS) return { ok: false, reason: "reason-long" };
  return { ok: true, text };
}
