/** The relation of an adult to the candidate. */
export const adultRoles = ["father", "mother", "guardian"] as const;
export type AdultRole = (typeof adultRoles)[number];

/** A link expires after this many months without an email to the adult or a reply from them. */
export const GUEST_LINK_LIFETIME_MONTHS = 6;

/** Whether a link last used at `usedAt` has expired. */
export function isGuestLinkExpired(usedAt: Date, now: Date): boolean {
  const end = new Date(usedAt);
  end.setUTCMonth(end.getUTCMonth() + GUEST_LINK_LIFETIME_MONTHS);
  return end <= now;
}

/** An adult added to one thread, as author of a message. */
export type GuestActor = { kind: "guest"; id: string };

/** An adult in a thread, as both sides see them. */
export type IncludedGuest = { id: string; name: string; adult: AdultRole };

/** An adult was added (`isHere`) or removed. */
export type GuestEvent = { name: string; at: Date; isHere: boolean };

/** An adult who consented to messages from the school; the consent feature checks it. */
export type ConsentingAdult = {
  consentId: string;
  adult: AdultRole;
  name: string;
  email: string;
  locale: "fr" | "en";
};
