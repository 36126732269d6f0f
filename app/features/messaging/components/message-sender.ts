import type { Side } from "../message.ts";
import type { messagingMessages } from "../messages/messaging.ts";

type LastMessage = { campus: "senegal" | "cameroon" | null; lastSide: Side };

/** The label of the last author of a thread, from the candidate's point of view. */
export function formatSender(
  t: (typeof messagingMessages)["fr"],
  { campus, lastSide }: LastMessage,
) {
  if (lastSide === "person") return t.you;
  if (lastSide === "guest") return t.guest;
  return campus ? t.office[campus] : t.school;
}
