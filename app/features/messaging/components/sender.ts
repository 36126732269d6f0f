import type { messagingWords } from "#app/i18n/messaging.ts";
import type { Side } from "../message.ts";

type Line = { campus: "senegal" | "cameroon" | null; lastSide: Side };

/** Who wrote last in a conversation, as the person reads it. */
export function senderOf(words: (typeof messagingWords)["fr"], { campus, lastSide }: Line) {
  if (lastSide === "person") return words.you;
  if (lastSide === "guest") return words.guest;
  return campus ? words.office[campus] : words.school;
}
