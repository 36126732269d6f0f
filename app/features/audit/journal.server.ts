import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history, staff, users } from "#app/platform/db/schema/identity.ts";
import { matchesQuery } from "#app/platform/db/text-search.ts";
import type { JournalKey, JournalParty, JournalQuery } from "./journal.ts";
import { recordHistory } from "./record-history.server.ts";

export const PAGE_SIZE = 50;

export type JournalLine = {
  id: string;
  at: Date;
  party: JournalParty;
  /** The actor's name; null for the system, a visitor, and a deleted account. */
  name: string | null;
  email: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  /** The account that the line is about; null for other subjects and closed accounts. */
  account: { name: string; isStaff: boolean } | null;
  details: Record<string, unknown>;
};

export type JournalResult = { lines: JournalLine[]; next: JournalKey | null };

/** Returns a page of the history, newest first, after `key`; null without `see:history`. */
export async function getJournalPage(
  actor: Actor,
  filter: JournalQuery,
  key: JournalKey | null,
): Promise<JournalResult | null> {
  if (!can(actor, "see:history")) return null;
  const fetched = await selectLinesAfter(filter, key, PAGE_SIZE + 1);
  const lines = fetched.slice(0, PAGE_SIZE);
  const last = lines.at(-1);
  return { lines, next: fetched.length > PAGE_SIZE && last ? { at: last.at, id: last.id } : null };
}

/** Streams all matching lines for a file, and records the export first. Returns null without `see:history`. */
export async function exportJournal(
  actor: Actor,
  filter: JournalQuery,
): Promise<AsyncGenerator<JournalLine[]> | null> {
  if (!can(actor, "see:history")) return null;
  await transaction((tx) =>
    recordHistory(tx, actor, "history.taken", { kind: "history", id: "all" }, { ...filter }),
  );
  return exportPages(filter);
}

async function* exportPages(filter: JournalQuery) {
  let key: JournalKey | null = null;
  for (;;) {
    const lines: JournalLine[] = await selectLinesAfter(filter, key, 1000);
    const last = lines.at(-1);
    if (!last) return;
    yield lines;
    key = { at: last.at, id: last.id };
  }
}

async function selectLinesAfter(
  filter: JournalQuery,
  key: JournalKey | null,
  limit: number,
): Promise<JournalLine[]> {
  const lines = await db()
    .select({
      id: history.id,
      at: history.at,
      party: history.actorKind,
      name: users.name,
      email: users.email,
      action: history.action,
      subjectKind: history.subjectKind,
      subjectId: history.subjectId,
      details: history.details,
    })
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(and(...toConditions(filter), key ? isAfterKey(key) : undefined))
    .orderBy(desc(history.at), desc(history.id))
    .limit(limit);
  const accounts = await getSubjectAccounts(lines);
  return lines.map((line) => ({
    ...line,
    account: (isAccount(line) && accounts.get(line.subjectId)) || null,
  }));
}

type LineSubject = Pick<JournalLine, "subjectKind" | "subjectId">;

const isAccount = ({ subjectKind, subjectId }: LineSubject) =>
  (subjectKind === "person" || subjectKind === "user") && validate(subjectId);

/** Loads the accounts of all lines in one query, keyed by id. */
async function getSubjectAccounts(lines: LineSubject[]) {
  const ids = [...new Set(lines.filter(isAccount).map(({ subjectId }) => subjectId))];
  if (ids.length === 0) return new Map<string, JournalLine["account"]>();
  const rows = await db()
    .select({ id: users.id, name: users.name, email: users.email, staffId: staff.userId })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(inArray(users.id, ids), isNull(users.closedAt)));
  return new Map(
    rows.map(({ id, name, email, staffId }) => [
      id,
      { name: name || email, isStaff: staffId !== null },
    ]),
  );
}

function isAfterKey({ at, id }: JournalKey): SQL | undefined {
  return or(lt(history.at, at), and(eq(history.at, at), lt(history.id, id)));
}

const searchedText = sql`concat_ws(' ', ${users.name}, ${users.email})`;

function toConditions({ who, party, subject, subjectId, from, until }: JournalQuery): SQL[] {
  const sqlConditions: SQL[] = matchesQuery(searchedText, who);
  if (party) sqlConditions.push(eq(history.actorKind, party));
  if (subject) sqlConditions.push(eq(history.subjectKind, subject));
  if (subjectId) sqlConditions.push(eq(history.subjectId, subjectId));
  if (from) sqlConditions.push(gte(history.at, new Date(from)));
  if (until) sqlConditions.push(lt(history.at, new Date(Date.parse(until) + DAY_MS)));
  return sqlConditions;
}
