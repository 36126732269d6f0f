import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";

/** Lists the submitted applications of a candidate, latest first. Empty for anybody else. */
export async function listSentApplications(
  actor: Actor,
): Promise<{ id: string; number: string }[]> {
  if (actor.kind !== "student") return [];
  const rows = await db()
    .select({ id: applications.id, number: applications.number })
    .from(applications)
    .where(and(eq(applications.accountId, actor.id), isNotNull(applications.submittedAt)))
    .orderBy(desc(applications.submittedAt));
  return rows.flatMap(({ id, number }) => (number ? [{ id, number }] : []));
}
