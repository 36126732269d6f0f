import type { Actor, Campus, StaffRole } from "./actor.ts";

/** THE TABLE: what each role of the staff may do. Students act on what is theirs, and only by owning it. */
const rolesByPermission = {
  "see:application": ["admissions", "administrator"],
  "decide:application": ["admissions", "administrator"],
  "remove:note": ["administrator"],
  "write:message": ["admissions", "administrator"],
  "send:announcement": ["admissions", "administrator"],
  "see:letters": ["admissions", "administrator"],
  "manage:letters": ["administrator"],
  "answer:enquiry": ["admissions", "administrator"],
  "edit:content": ["editor", "administrator"],
  "edit:catalogue": ["editor", "administrator"],
  "manage:people": ["administrator"],
  "help:people": ["administrator"],
  "act-as": ["administrator"],
  "manage:intakes": ["administrator"],
  "manage:settings": ["administrator"],
  "see:history": ["administrator"],
  "see:measures": ["editor", "administrator"],
  "see:health": ["administrator"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;
export const permissions = Object.keys(rolesByPermission) as Permission[];

/**
 * May this actor do this? With a campus, an officer bound to another campus may not.
 * A person's own things are not asked here but by ownership, in the room that keeps them.
 */
export function can(actor: Actor, permission: Permission, campus?: Campus | null): boolean {
  if (actor.kind !== "staff") return false;
  const roles: readonly StaffRole[] = rolesByPermission[permission];
  if (!roles.includes(actor.role)) return false;
  return actor.campus === null || campus === undefined || actor.campus === campus;
}

/** The campuses whose rows this actor may see with this permission; null means all, [] means none. */
export function getPermittedCampuses(actor: Actor, permission: Permission): Campus[] | null {
  if (actor.kind !== "staff" || !can(actor, permission)) return [];
  return actor.campus === null ? null : [actor.campus];
}

/** The roles that have a permission, whatever the campus. */
export function getRolesWithPermission(permission: Permission): StaffRole[] {
  return [...rolesByPermission[permission]];
}
