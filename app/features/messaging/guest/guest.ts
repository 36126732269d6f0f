/** Who an included adult is for the person. */
export const adultRoles = ["father", "mother", "guardian"] as const;
export type AdultRole = (typeof adultRoles)[number];

/** Months after which a link that nobody uses ends: without an email to the adult, nor an answer from them. */
export const GUEST_LINK_LIFETIME_MONTHS = 6;

/** Has a link, used last then, ended by now? */
export function isGuestLinkExpired(usedAt: Date, now: Date): boolean {
  const end = new Date(usedAt);
  end.setUTCMonth(end.getUTCMonth() + GUEST_LINK_LIFETIME_MONTHS);
  return end <= now;
}

/** An adult included in one conversation, as the author of a message. */
export type GuestActor = { kind: "guest"; id: string };

/** An adult included in a conversation, as both sides see them. */
export type IncludedGuest = { id: string; name: string; adult: AdultRole };

/** An adult was included in a conversation (`isHere`), or ceased to be. */
export type GuestEvent = { name: string; at: Date; isHere: boolean };

/** An adult who agreed that the school writes to them: the room that keeps consents vouches for it. */
export type ConsentingAdult = {
  consentId: string;
  adult: AdultRole;
  name: string;
  email: string;
  locale: "fr" | "en";
};
