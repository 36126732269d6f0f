import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";

export type ReopeningRow = typeof reopenedSections.$inferSelect;

/** What the school opened again of a sent application, the oldest first, closed or not. */
export async function listReopenings(on: Database, applicationId: string): Promise<ReopeningRow[]> {
  return on
    .select()
    .from(reopenedSections)
    .where(eq(reopenedSections.applicationId, applicationId))
    .orderBy(asc(reopenedSections.createdAt), asc(reopenedSections.id));
}
