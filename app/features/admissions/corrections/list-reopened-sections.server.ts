import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";

export type ReopeningRow = typeof reopenedSections.$inferSelect;

/** Lists the reopenings of a submitted application, active or closed, oldest first. */
export async function listReopenings(on: Database, applicationId: string): Promise<ReopeningRow[]> {
  return on
    .select()
    .from(reopenedSections)
    .where(eq(reopenedSections.applicationId, applicationId))
    .orderBy(asc(reopenedSections.createdAt), asc(reopenedSections.id));
}
