import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { sectionOpenings } from "#app/platform/db/schema/admissions-openings.ts";

export type OpeningRow = typeof sectionOpenings.$inferSelect;

/** What the school opened again of a sent application, the oldest first, closed or not. */
export async function listOpenings(on: Database, applicationId: string): Promise<OpeningRow[]> {
  return on
    .select()
    .from(sectionOpenings)
    .where(eq(sectionOpenings.applicationId, applicationId))
    .orderBy(asc(sectionOpenings.createdAt), asc(sectionOpenings.id));
}
