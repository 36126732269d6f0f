import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { type Actor, type Campus, campuses } from "../actor.ts";
import { getPermittedCampuses, getRolesWithPermission, type Permission } from "../permissions.ts";

/** Somebody of the staff; without a campus, they serve all of them. */
export type Officer = { id: string; name: string; campus: Campus | null };

/**
 * Those of the staff who may do this where this actor may, by name; suspended ones and closed accounts apart. [] for
 * whoever may not do it anywhere.
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
 * Who of the staff may not do this on which campus, as pairs of a query: suspended, with a closed account, of another
 * part or another campus. What they were given before waits for somebody else.
 */
export function selectIneligibleOfficers(permission: Permission): SQL {
  return sql`select s.user_id, c.campus from ${staff} s join ${users} u on u.id = s.user_id
    cross join unnest(array[${sql.join([...campuses], sql`, `)}]) as c (campus)
    where s.suspended_at is not null or u.closed_at is not null or s.campus <> c.campus
      or s.role not in (${sql.join(getRolesWithPermission(permission), sql`, `)})`;
}
