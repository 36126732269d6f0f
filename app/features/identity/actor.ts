import type { Locale } from "#app/i18n/locale.ts";

export const campuses = ["senegal", "cameroon"] as const;
export type Campus = (typeof campuses)[number];

export const staffRoles = ["admissions", "editor", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

export type Visitor = { kind: "visitor" };
type Known = { id: string; name: string; email: string; locale: Locale };
export type Student = Known & { kind: "student" };
/** `campus: null` means every campus. */
export type Staff = Known & { kind: "staff"; role: StaffRole; campus: Campus | null };

/** Who is asking. The first argument of every command. */
export type Actor = Visitor | Student | Staff;

export const visitor: Visitor = { kind: "visitor" };

/** True when the actor has signed in. */
export function isSignedIn(actor: Actor): actor is Student | Staff {
  return actor.kind !== "visitor";
}
