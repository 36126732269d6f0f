import { and, eq, gt, like, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { afterKey, newestFirst, type PageKey, toPage } from "#app/platform/db/keyset.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { type FieldChanges, parseFieldChanges } from "./field-changes.ts";

/** A line in the history of a subject. `name` is set for staff only. */
export type HistoryEntry = {
  id: string;
  at: Date;
  action: string;
  by: "visitor" | "student" | "staff" | "system";
  name: string | null;
  /** The former and new values, if the line has them. */
  changes: FieldChanges;
};

/**
 * Lists the history of a subject, newest first. The caller has checked that the actor may see the subject; anybody
 * but staff gets an empty list.
 */
export async function listSubjectHistory(
  actor: Actor,
  subject: { kind: string; id: string },
  limit = 50,
): Promise<HistoryEntry[]> {
  if (actor.kind !== "staff") return [];
  const entries = await selectEntries(isAbout(subject), limit);
  return entries.map(({ details: _, ...line }) => line);
}

/** A history line with its details: names of fields and states, and identifiers. */
export type DetailedHistoryEntry = HistoryEntry & { details: Record<string, unknown> };

/**
 * Lists the history page by page, newest first, starting after `key`, optionally limited to actions with a prefix.
 * Permissions as in `listSubjectHistory`.
 */
export async function getSubjectHistoryPage(
  actor: Actor,
  subject: { kind: string; id: string },
  {
    actionPrefixes = [],
    key = null,
    size = 20,
  }: { actionPrefixes?: readonly string[]; key?: PageKey | null; size?: number },
): Promise<{ lines: DetailedHistoryEntry[]; next: PageKey | null }> {
  if (actor.kind !== "staff") return { lines: [], next: null };
  const entries = await selectEntries(
    and(
      isAbout(subject),
      actionPrefixes.length > 0
        ? or(...actionPrefixes.map((prefix) => like(history.action, `${prefix}%`)))
        : undefined,
      key ? afterKey(history.at, history.id, key) : undefined,
    ),
    size + 1,
  );
  const { rows, next } = toPage(entries, size);
  return { lines: rows, next };
}

const isAbout = ({ kind, id }: { kind: string; id: string }) =>
  and(eq(history.subjectKind, kind), eq(history.subjectId, id));

async function selectEntries(
  where: SQL | undefined,
  limit: number,
): Promise<DetailedHistoryEntry[]> {
  const rows = await db()
    .select({
      id: history.id,
      at: history.at,
      action: history.action,
      by: history.actorKind,
      name: users.name,
      details: history.details,
    })
    .from(history)
    .leftJoin(users, eq(history.actorId, users.id))
    .where(where)
    .orderBy(...newestFirst(history.at, history.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    name: row.by === "staff" ? row.name : null,
    changes: parseFieldChanges(row.details),
  }));
}

/**
 * Whether the actor did this to the subject with these details since a moment. Always false for visitors, who have no
 * id.
 */
export async function hasActedSince(
  actor: Actor,
  action: string,
  subject: { kind: string; id: string },
  since: Date,
  details: Record<string, string> = {},
): Promise<boolean> {
  if (actor.kind === "visitor") return false;
  const [row] = await db()
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectKind, subject.kind),
        eq(history.subjectId, subject.id),
        eq(history.actorId, actor.id),
        eq(history.action, action),
        gt(history.at, since),
        sql`${history.details} @> ${JSON.stringify(details)}::jsonb`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
