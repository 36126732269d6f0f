import { and, eq, gt, like, or, type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { afterKey, newestFirst, type PageKey, toPage } from "#app/platform/db/keyset.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "./actor.ts";
import { type Changes, changesIn } from "./changes.ts";

/** A line of the history of one thing. The name is given for the staff only. */
export type HistoryLine = {
  id: string;
  at: Date;
  action: string;
  by: "visitor" | "student" | "staff" | "system";
  name: string | null;
  /** What it replaced, where it tells it. */
  changes: Changes;
};

/**
 * What happened to one thing, the latest first. For the staff; the caller has loaded the thing with its
 * own policy and vouches that this actor may see it. Others get nothing.
 */
export async function listHistoryOf(
  actor: Actor,
  subject: { kind: string; id: string },
  limit = 50,
): Promise<HistoryLine[]> {
  if (actor.kind !== "staff") return [];
  const lines = await linesOf(about(subject), limit);
  return lines.map(({ details: _, ...line }) => line);
}

/** A line with what it tells besides: names of fields and states, and identifiers. */
export type ToldLine = HistoryLine & { details: Record<string, unknown> };

/**
 * The same, a page at a time: the newest first, after `key`, of the acts whose names begin so. Whoever calls
 * vouches as for `listHistoryOf`.
 */
export async function readHistoryOf(
  actor: Actor,
  subject: { kind: string; id: string },
  {
    acts = [],
    key = null,
    size = 20,
  }: { acts?: readonly string[]; key?: PageKey | null; size?: number },
): Promise<{ lines: ToldLine[]; next: PageKey | null }> {
  if (actor.kind !== "staff") return { lines: [], next: null };
  const found = await linesOf(
    and(
      about(subject),
      acts.length > 0 ? or(...acts.map((one) => like(history.action, `${one}%`))) : undefined,
      key ? afterKey(history.at, history.id, key) : undefined,
    ),
    size + 1,
  );
  const { rows, next } = toPage(found, size);
  return { lines: rows, next };
}

const about = ({ kind, id }: { kind: string; id: string }) =>
  and(eq(history.subjectKind, kind), eq(history.subjectId, id));

async function linesOf(where: SQL | undefined, limit: number): Promise<ToldLine[]> {
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
    changes: changesIn(row.details),
  }));
}

/** Has this actor done this to this thing, with these details, since then? A visitor, whom nobody knows, has not. */
export async function didSince(
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
