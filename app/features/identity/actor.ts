import type { Locale } from "#app/i18n/locale.ts";

export const campuses = ["senegal", "cameroon"] as const;
export type Campus = (typeof campuses)[number];

export const staffRoles = ["admissions", "editor", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

export type Visitor = { kind: "visitor" };
type SignedInUser = { id: string; name: string; email: string; locale: Locale };
export type Student = SignedInUser & {
  kind: "student";
  /** Somebody of the school sees this person's area as they do, and changes nothing (decision 0029). */
  impersonatedBy?: { name: string; until: Date };
};
/** `campus: null` means every campus. */
export type Staff = SignedInUser & {
  kind: "staff";
  role: StaffRole;
  campus: Campus | null;
  /** Whose area they see in this session, until when at the latest. */
  impersonation?: { id: string; person: Student; until: Date };
};

/** Who is asking. The first argument of every command. */
export type Actor = Visitor | Student | Staff;

export const visitor: Visitor = { kind: "visitor" };

/** True when the actor has signed in. */
export function isSignedIn(actor: Actor): actor is Student | Staff {
  return actor.kind !== "visitor";
}

/** Does somebody of the school see this in the person's place? Nothing is then written in their name. */
export function isImpersonated(actor: Actor): boolean {
  return actor.kind === "student" && actor.impersonatedBy !== undefined;
}
