/** Who an included adult is for the person. */
export const adults = ["father", "mother", "guardian"] as const;
export type Adult = (typeof adults)[number];

/** Months after which a link that nobody uses ends: without an email to the adult, nor an answer from them. */
export const GUEST_LINK_MONTHS = 6;

/** Has a link, used last then, ended by now? */
export function isLinkUnused(usedAt: Date, now: Date): boolean {
  const end = new Date(usedAt);
  end.setUTCMonth(end.getUTCMonth() + GUEST_LINK_MONTHS);
  return end <= now;
}

/** An adult included in one conversation, as the author of a message. */
export type Guest = { kind: "guest"; id: string };

/** An adult included in a conversation, as both sides see them. */
export type IncludedGuest = { id: string; name: string; adult: Adult };

/** An adult was included in a conversation (`isHere`), or ceased to be. */
export type Coming = { name: string; at: Date; isHere: boolean };

/** An adult who agreed that the school writes to them: the room that keeps consents vouches for it. */
export type AgreedAdult = {
  consentId: string;
  adult: Adult;
  name: string;
  email: string;
  locale: "fr" | "en";
};
