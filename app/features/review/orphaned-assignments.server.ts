import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Campus } from "#app/features/access/actor.ts";
import { selectIneligibleOfficers } from "#app/features/staff/officers.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { endedStates } from "./list/application-filter.ts";

/** A former officer of a campus who is still assigned to open applications there. */
export type OrphanedAssignee = { id: string; name: string; campus: Campus };

/**
 * Lists the former officers with open applications, by name. A lateral join probes the index on the assignee once per
 * officer, which is fast because they are few.
 */
export async function listOrphanedAssignees(): Promise<OrphanedAssignee[]> {
  const anyAssignment = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(
      and(
        eq(lines.officerId, sql`gone.user_id`),
        eq(lines.campus, sql`gone.campus`),
        notInArray(lines.state, endedStates),
      ),
    )
    .limit(1);
  const { rows } = await db().execute<OrphanedAssignee>(sql`
    select u.id, u.name, gone.campus from (${selectIneligibleOfficers("decide:application")}) as gone
    join ${users} u on u.id = gone.user_id cross join lateral ${anyAssignment} as held
    order by u.name, u.id, gone.campus`);
  return rows;
}
