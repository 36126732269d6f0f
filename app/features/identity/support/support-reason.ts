/** Shorter, a reason tells the person nothing; longer, it is a message. */
export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 300;

export type ReasonRefusal = "reason-short" | "reason-long";

/** The reason of an act of the school on an account, in one line, as the person will read it. */
export function readReason(
  typed: string,
): { ok: true; text: string } | { ok: false; reason: ReasonRefusal } {
  const text = typed.normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.length < SHORTEST_REASON) return { ok: false, reason: "reason-short" };
  if (text.length > LONGEST_REASON) return { ok: false, reason: "reason-long" };
  return { ok: true, text };
}
