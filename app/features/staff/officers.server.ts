import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Actor, type Campus, campuses } from "#app/features/access/actor.ts";
import {
  getPermittedCampuses,
  getRolesWithPermission,
  type Permission,
} from "#app/features/access/permissions.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";

/** A staff member. `campus: null` means every campus. */
export type Officer = { id: string; name: string; campus: Campus | null };

/**
 * The active staff with a permission at a campus where the actor has it too, by name. [] when the actor has it
 * nowhere.
 */
export async function listOfficers(
  actor: Actor,
  permission: Permission,
  database: Database = db(),
): Promise<Officer[]> {
  const permittedCampuses = getPermittedCampuses(actor, permission);
  if (permittedCampuses?.length === 0) return [];
  const isInCampuses =
    permittedCampuses && or(isNull(staff.campus), inArray(staff.campus, permittedCampuses));
  return database
    .select({ id: users.id, name: users.name, campus: staff.campus })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(
      and(
        inArray(staff.role, getRolesWithPermission(permission)),
        isNull(staff.suspendedAt),
        isNull(users.closedAt),
        isInCampuses ?? undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Subquery of (user_id, campus) pairs: the staff who may not do this at a campus because they are suspended, closed,
 * of another role or another campus. Their assignments need another officer.
 */
export function selectIneligibleOfficers(permission: Permission): SQL {
  return sql`select s.user_id, c.campus from ${staff} s join ${users} u on u.id = s.user_id
    cross join unnest(array[${sql.join([...campuses], sql`, `)}]) as c (campus)
    where s.suspended_at is not null or u.closed_at is not null or s.campus <> c.campus
      or s.role not in (${sql.join(getRolesWithPermission(permission), sql`, `)})`;
}
