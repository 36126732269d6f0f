import type { Locale } from "#app/i18n/locale.ts";

export const campuses = ["senegal", "cameroon"] as const;
export type Campus = (typeof campuses)[number];

export const staffRoles = ["admissions", "editor", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

export type Visitor = { kind: "visitor" };
type SignedInUser = { id: string; name: string; email: string; locale: Locale };
export type Student = SignedInUser & {
  kind: "student";
  /** Set while a staff member views this candidate's area without changing anything (decision 0029). */
  impersonatedBy?: { name: string; until: Date };
};
/** `campus: null` means every campus. */
export type Staff = SignedInUser & {
  kind: "staff";
  role: StaffRole;
  campus: Campus | null;
  /** The candidate whose area this session views, and the latest end. */
  impersonation?: { id: string; person: Student; until: Date };
};

/** The user of a request. Every command takes it as its first argument. */
export type Actor = Visitor | Student | Staff;

export const visitor: Visitor = { kind: "visitor" };

export function isSignedIn(actor: Actor): actor is Student | Staff {
  return actor.kind !== "visitor";
}

/** Whether a staff member views the candidate's area. Nothing may then be written in the candidate's name. */
export function isImpersonated(actor: Actor): boolean {
  return actor.kind === "student" && actor.impersonatedBy !== undefined;
}
