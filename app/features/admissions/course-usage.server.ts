import { count, inArray, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";

/** How many drafts and how many submitted applications contain a programme. */
export type CourseUsage = { baskets: number; sent: number };

/**
 * Counts the baskets and applications that closing these programmes would affect. Programmes that nobody chose are
 * left out. Null for an actor who may not edit the catalogue.
 */
export async function countCourseUsage(
  actor: Actor,
  courseIds: string[],
): Promise<Record<string, CourseUsage> | null> {
  if (!can(actor, "edit:catalogue")) return null;
  if (courseIds.length === 0) return {};
  const rows = await db()
    .select({
      courseId: choices.courseId,
      baskets: sql<number>`count(*) filter (where ${choices.state} = 'draft')`.mapWith(Number),
      total: count(),
    })
    .from(choices)
    .where(inArray(choices.courseId, courseIds))
    .groupBy(choices.courseId);
  return Object.fromEntries(
    rows.map(({ courseId, baskets, total: all }) => [courseId, { baskets, sent: all - baskets }]),
  );
}
