import type { Actor, Campus, StaffRole } from "./actor.ts";

/** The permissions of each staff role. Students have none: they may use only rows that they own. */
const rolesByPermission = {
  "see:application": ["admissions", "administrator"],
  "decide:application": ["admissions", "administrator"],
  "remove:note": ["administrator"],
  "write:message": ["admissions", "administrator"],
  "send:announcement": ["admissions", "administrator"],
  "see:emails": ["admissions", "administrator"],
  "manage:emails": ["administrator"],
  "answer:enquiry": ["admissions", "administrator"],
  "edit:content": ["editor", "administrator"],
  "edit:catalogue": ["editor", "administrator"],
  "manage:people": ["administrator"],
  "help:people": ["administrator"],
  impersonate: ["administrator"],
  "manage:intakes": ["administrator"],
  "manage:settings": ["administrator"],
  "see:history": ["administrator"],
  "see:measures": ["editor", "administrator"],
  "see:health": ["administrator"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;
export const permissions = Object.keys(rolesByPermission) as Permission[];

/**
 * Whether the actor has a permission. With `campus`, refuses an officer of another campus (also for null). Ownership
 * of a student's rows is checked in the feature that stores them.
 */
export function can(actor: Actor, permission: Permission, campus?: Campus | null): boolean {
  if (actor.kind !== "staff") return false;
  const roles: readonly StaffRole[] = rolesByPermission[permission];
  if (!roles.includes(actor.role)) return false;
  return actor.campus === null || campus === undefined || actor.campus === campus;
}

/** The campuses whose rows the actor may see with a permission: null for all, [] for none. */
export function getPermittedCampuses(actor: Actor, permission: Permission): Campus[] | null {
  if (actor.kind !== "staff" || !can(actor, permission)) return [];
  return actor.campus === null ? null : [actor.campus];
}

/** The roles that have a permission, at any campus. */
export function getRolesWithPermission(permission: Permission): StaffRole[] {
  return [...rolesByPermission[permission]];
}
