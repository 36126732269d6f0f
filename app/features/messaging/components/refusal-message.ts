import type { messagingMessages } from "../messages/messaging.ts";

/** The message of a refusal that belongs to no field; undefined for a field error. */
export function formatRefusal(
  t: (typeof messagingMessages)["fr"],
  { reason, limit = 0 }: { reason?: string; limit?: number },
): string | undefined {
  if (reason === "too-many-messages") return t.refusals[reason](limit);
  if (reason === "guest-not-agreed" || reason === "guest-own-email") return t.refusals[reason];
  return reason && t.refusals["not-allowed"];
}
