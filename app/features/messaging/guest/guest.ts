/** Who an included adult is for the person. */
export const adults = ["father", "mother", "guardian"] as const;
export type Adult = (typeof adults)[number];

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
