import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";

type HistoryQuery = {
  action: string;
  subject: { kind: string; id: string };
  /** The values that the details of the line must contain. */
  details: Record<string, string>;
};

/**
 * Finds the newest matching history line. A repeated command learns from it what the first one did, even if the
 * changed row is gone. Does not check permissions.
 * @returns The details of the line, or null.
 */
export async function findHistoryDetails(
  database: Database,
  { action, subject, details }: HistoryQuery,
): Promise<Record<string, unknown> | null> {
  const [entry] = await database
    .select({ details: history.details })
    .from(history)
    .where(
      and(
        eq(history.subjectKind, subject.kind),
        eq(history.subjectId, subject.id),
        eq(history.action, action),
        sql`${history.details} @> ${JSON.stringify(details)}::jsonb`,
      ),
    )
    .orderBy(desc(history.at), desc(history.id))
    .limit(1);
  return entry?.details ?? null;
}
