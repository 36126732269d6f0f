import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";

type HistoryQuery = {
  action: string;
  subject: { kind: string; id: string };
  /** The details that the line must have, each with this value. */
  details: Record<string, string>;
};

/**
 * Finds the newest line of the history about a thing: a command that comes twice learns what its first time did, also
 * when what it changed is gone. Does not check permissions.
 *
 * @returns the details of the line, or null when there is none.
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
