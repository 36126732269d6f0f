import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import { unable } from "#app/features/identity/staff/officers.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { endedStates } from "./list/application-filter.ts";

/** Somebody who can see to the applications of a campus no more, and has charge of some. */
export type OrphanedAssignee = { id: string; name: string; campus: Campus };

/**
 * Who left files that are not over, on which campus, by name. They are few: each is asked for one file by the index of
 * who has charge, however many files there are.
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
    select u.id, u.name, gone.campus from (${unable("decide:application")}) as gone
    join ${users} u on u.id = gone.user_id cross join lateral ${anyAssignment} as held
    order by u.name, u.id, gone.campus`);
  return rows;
}
