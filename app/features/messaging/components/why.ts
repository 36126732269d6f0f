import type { messagingWords } from "#app/i18n/messaging.ts";

/** The sentence of a refusal that no field is to blame for. */
export function whyOf(
  words: (typeof messagingWords)["fr"],
  { reason, limit = 0 }: { reason?: string; limit?: number },
): string | undefined {
  if (reason === "too-many-messages") return words.refusals[reason](limit);
  if (reason === "guest-not-agreed" || reason === "guest-own-email") return words.refusals[reason];
  return reason && words.refusals["not-allowed"];
}
