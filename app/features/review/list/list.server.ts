import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { asState, type State } from "#app/features/admissions/application.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { matching, toTakeOver, visibleTo } from "./matching.server.ts";
import { COUNTED, listedStates, type Place, type Sort, type Wanted } from "./wanted.ts";

/** Rows on a page of the list. */
export const PAGE_SIZE = 25;

export type ListedApplication = {
  id: string;
  number: string;
  campus: Campus;
  lastName: string;
  firstName: string;
  birthOn: string | null;
  state: State;
  stateSince: Date;
  submittedAt: Date;
  choices: number;
  entries: number;
  proofs: number;
  /** The first day among what is awaited of the person. */
  dueOn: string | null;
  /** `gone`: they can see to it no more, and somebody is to take it over. */
  officer: { id: string; name: string; gone: boolean } | null;
};

/** Where a page is: after a place, before one, or the first. */
export type Turn = { after: Place | null; before: Place | null };
export const firstPage: Turn = { after: null, before: null };

export type ApplicationList = {
  rows: ListedApplication[];
  /** Up to COUNTED, and one more when there are more. */
  total: number;
  /** Where the pages beside it begin; null when there is none. */
  next: Place | null;
  previous: Place | null;
};

/**
 * A page of the applications that answer what is wanted, of the campuses this actor serves. It goes on from a
 * place of the order, whatever was written meanwhile. Whoever may not see applications gets an empty list.
 */
export async function listApplicationsFor(
  actor: Actor,
  wanted: Wanted,
  { after, before }: Turn = firstPage,
): Promise<ApplicationList> {
  const where = and(visibleTo(actor), await matching(actor, wanted));
  const total = await countUpTo(COUNTED, where);
  const turned = before ? await pageBefore(where, wanted.sort, before) : null;
  // What is before may be less than a page since it was shown: then it is the first page.
  const { found, isFirst } = turned ?? {
    found: await pageAfter(where, wanted.sort, after, PAGE_SIZE + 1),
    isFirst: after === null,
  };
  const rows = found.slice(0, PAGE_SIZE);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ place, ...row }) => present(row)),
    total,
    next: found.length > PAGE_SIZE && last ? placeOfRow(last) : null,
    previous: !isFirst && first ? placeOfRow(first) : null,
  };
}

async function pageBefore(where: SQL | undefined, sort: Sort, before: Place) {
  const found = await pageAfter(where, sort, before, PAGE_SIZE + 1, true);
  if (found.length < PAGE_SIZE) return null;
  const rows = found.slice(0, PAGE_SIZE).reverse();
  // One more stands for the page one comes from.
  return { found: [...rows, ...rows.slice(-1)], isFirst: found.length === PAGE_SIZE };
}

const orders = {
  waiting: { by: lines.waitingOrder, falls: false },
  sent: { by: lines.submittedAt, falls: true },
  name: { by: lines.nameOrder, falls: false },
  moved: { by: lines.movedAt, falls: true },
} as const;

/** The lines of a condition that follow a place in an order, or with `back` those that come before it. */
export function pageAfter(
  where: SQL | undefined,
  sort: Sort,
  place: Place | null,
  limit: number,
  back = false,
) {
  const { by, falls } = orders[sort];
  const down = falls !== back;
  const direction = down ? desc : asc;
  return db()
    .select({ ...columns, place: textOf(sort) })
    .from(lines)
    .leftJoin(users, eq(users.id, lines.officerId))
    .where(and(where, place ? beyond(sort, place, down) : undefined))
    .orderBy(direction(by), direction(lines.applicationId))
    .limit(limit);
}

function beyond(sort: Sort, { value, id }: Place, down: boolean): SQL {
  const { by } = orders[sort];
  const type = sql.raw(isText(sort) ? "text" : "timestamptz");
  return sql`(${by}, ${lines.applicationId}) ${sql.raw(down ? "<" : ">")} (${value}::${type}, ${id}::uuid)`;
}

const isText = (sort: Sort) => sort === "name" || sort === "waiting";

/** What the order goes by, to the microsecond. */
function textOf(sort: Sort): SQL<string> {
  const { by } = orders[sort];
  if (isText(sort)) return sql<string>`${by}`;
  return sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

const columns = {
  id: lines.applicationId,
  number: lines.number,
  campus: lines.campus,
  lastName: lines.lastName,
  firstName: lines.firstName,
  birthOn: lines.birthOn,
  state: lines.state,
  stateSince: lines.stateSince,
  submittedAt: lines.submittedAt,
  choices: lines.choices,
  entries: lines.entries,
  proofs: lines.proofs,
  dueOn: lines.dueOn,
  officerId: lines.officerId,
  officerName: users.name,
  officerGone: toTakeOver(),
};

type Row = Awaited<ReturnType<typeof pageAfter>>[number];

/** Where a row stands in the order it was read in. */
export function placeOfRow({ place, id }: Pick<Row, "place" | "id">): Place {
  return { value: place, id };
}

function present({ officerId, officerName, officerGone, ...row }: Omit<Row, "place">) {
  const officer =
    officerId && officerName ? { id: officerId, name: officerName, gone: officerGone } : null;
  return { ...row, state: asState(row.state), officer } satisfies ListedApplication;
}

/** How many lines answer a condition: as many as `bound`, and one more when there are more. */
export async function countUpTo(bound: number, where: SQL | undefined): Promise<number> {
  const some = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(where)
    .limit(bound + 1);
  const { rows } = await db().execute<{ n: number }>(
    sql`select count(*)::int as n from ${some} as bounded`,
  );
  return rows[0]?.n ?? 0;
}

/** How many of the applications this actor may see are in each state, up to COUNTED and one more. */
export async function countByState(
  actor: Actor,
  asked: readonly State[] = listedStates,
): Promise<Partial<Record<State, number>>> {
  const some = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(and(visibleTo(actor), sql`${lines.state} = asked.state`))
    .limit(COUNTED + 1);
  const { rows } = await db().execute<{ state: State; n: number }>(sql`
    select asked.state, counted.n from unnest(${sql.param(asked)}::text[]) as asked (state),
      lateral (select count(*)::int as n from ${some} as bounded) as counted
    where counted.n > 0`);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
