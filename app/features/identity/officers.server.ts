import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import type { Actor, Campus } from "./actor.ts";
import { campusesOf, type Permission, rolesThatMay } from "./permissions.ts";

/** Somebody of the staff; without a campus, they serve all of them. */
export type Officer = { id: string; name: string; campus: Campus | null };

/**
 * Those of the staff who may do this where this actor may, by name; suspended ones and closed accounts apart.
 * [] for whoever may not do it anywhere.
 */
export async function listOfficers(
  actor: Actor,
  permission: Permission,
  on: Database = db(),
): Promise<Officer[]> {
  const campuses = campusesOf(actor, permission);
  if (campuses?.length === 0) return [];
  const near = campuses && or(isNull(staff.campus), inArray(staff.campus, campuses));
  return on
    .select({ id: users.id, name: users.name, campus: staff.campus })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(
      and(
        inArray(staff.role, rolesThatMay(permission)),
        isNull(staff.suspendedAt),
        isNull(users.closedAt),
        near ?? undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
