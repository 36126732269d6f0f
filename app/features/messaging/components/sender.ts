import type { messagingWords } from "#app/i18n/messaging.ts";

type Line = { campus: "senegal" | "cameroon" | null; lastSide: "person" | "school" };

/** Who wrote last in a conversation, as the person reads it. */
export function senderOf(words: (typeof messagingWords)["fr"], { campus, lastSide }: Line) {
  if (lastSide === "person") return words.you;
  return campus ? words.office[campus] : words.school;
}
