import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { parseState, type State } from "#app/features/admissions/application-state.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import {
  type ApplicationFilter,
  type ListCursor,
  listedStates,
  MAX_COUNT,
  type SortOrder,
} from "./application-filter.ts";
import {
  applicationsVisibleTo,
  isOrphaned,
  toFilterCondition,
} from "./filter-conditions.server.ts";

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
  /** The earliest date among the unanswered requests. */
  dueOn: string | null;
  /** `isFormerOfficer`: may no longer decide on it, and someone must take over. */
  officer: { id: string; name: string; isFormerOfficer: boolean } | null;
};

/** After a cursor, before one, or the first page. */
export type PagePosition = { after: ListCursor | null; before: ListCursor | null };
export const FIRST_PAGE: PagePosition = { after: null, before: null };

export type ApplicationList = {
  rows: ListedApplication[];
  /** Up to `MAX_COUNT`, or `MAX_COUNT` + 1 when there are more. */
  total: number;
  /** The cursors of the neighbouring pages; null when there is none. */
  next: ListCursor | null;
  previous: ListCursor | null;
};

/**
 * Lists a page of the applications that match a filter on the actor's campuses, with keyset pagination, so that new
 * rows do not shift pages. Empty without `see:application`.
 */
export async function listApplications(
  actor: Actor,
  filter: ApplicationFilter,
  { after, before }: PagePosition = FIRST_PAGE,
): Promise<ApplicationList> {
  const where = and(applicationsVisibleTo(actor), await toFilterCondition(actor, filter));
  const total = await countUpTo(MAX_COUNT, where);
  const previousPage = before ? await selectPageBefore(where, filter.sort, before) : null;
  // When fewer rows than a page remain before the cursor, the first page is shown.
  const { found: pageRows, isFirst } = previousPage ?? {
    found: await selectPageAfter(where, filter.sort, after, PAGE_SIZE + 1),
    isFirst: after === null,
  };
  const rows = pageRows.slice(0, PAGE_SIZE);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ place, ...row }) => toListedApplication(row)),
    total,
    next: pageRows.length > PAGE_SIZE && last ? getRowCursor(last) : null,
    previous: !isFirst && first ? getRowCursor(first) : null,
  };
}

async function selectPageBefore(where: SQL | undefined, sort: SortOrder, before: ListCursor) {
  const previousRows = await selectPageAfter(where, sort, before, PAGE_SIZE + 1, true);
  if (previousRows.length < PAGE_SIZE) return null;
  const rows = previousRows.slice(0, PAGE_SIZE).reverse();
  // One extra row stands for the page the user comes from, so that `next` is set.
  return { found: [...rows, ...rows.slice(-1)], isFirst: previousRows.length === PAGE_SIZE };
}

const sortColumns = {
  waiting: { by: lines.waitingOrder, isDescending: false },
  sent: { by: lines.submittedAt, isDescending: true },
  name: { by: lines.nameOrder, isDescending: false },
  moved: { by: lines.movedAt, isDescending: true },
} as const;

/** Selects the rows after a cursor in an order, or before it with `isBackward`. */
export function selectPageAfter(
  where: SQL | undefined,
  sort: SortOrder,
  cursor: ListCursor | null,
  limit: number,
  isBackward = false,
) {
  const { by, isDescending } = sortColumns[sort];
  const readsDown = isDescending !== isBackward;
  const direction = readsDown ? desc : asc;
  return db()
    .select({ ...columns, place: getCursorValue(sort) })
    .from(lines)
    .leftJoin(users, eq(users.id, lines.officerId))
    .where(and(where, cursor ? isBeyond(sort, cursor, readsDown) : undefined))
    .orderBy(direction(by), direction(lines.applicationId))
    .limit(limit);
}

function isBeyond(sort: SortOrder, { value, id }: ListCursor, isDescending: boolean): SQL {
  const { by } = sortColumns[sort];
  const type = sql.raw(isText(sort) ? "text" : "timestamptz");
  return sql`(${by}, ${lines.applicationId}) ${sql.raw(isDescending ? "<" : ">")} (${value}::${type}, ${id}::uuid)`;
}

const isText = (sort: SortOrder) => sort === "name" || sort === "waiting";

/** SQL of the sort value as text, with microseconds. */
function getCursorValue(sort: SortOrder): SQL<string> {
  const { by } = sortColumns[sort];
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
  officerGone: isOrphaned(),
};

type Row = Awaited<ReturnType<typeof selectPageAfter>>[number];

/** The cursor of a row in the order it was selected in. */
export function getRowCursor({ place, id }: Pick<Row, "place" | "id">): ListCursor {
  return { value: place, id };
}

function toListedApplication({ officerId, officerName, officerGone, ...row }: Omit<Row, "place">) {
  const officer =
    officerId && officerName
      ? { id: officerId, name: officerName, isFormerOfficer: officerGone }
      : null;
  return { ...row, state: parseState(row.state), officer } satisfies ListedApplication;
}

/** Counts matching rows up to `bound`; returns `bound` + 1 when there are more. */
export async function countUpTo(bound: number, where: SQL | undefined): Promise<number> {
  const bounded = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(where)
    .limit(bound + 1);
  const { rows } = await db().execute<{ n: number }>(
    sql`select count(*)::int as n from ${bounded} as bounded`,
  );
  return rows[0]?.n ?? 0;
}

/** Counts the visible applications by state, each up to `MAX_COUNT` + 1. */
export async function countByState(
  actor: Actor,
  requestedStates: readonly State[] = listedStates,
): Promise<Partial<Record<State, number>>> {
  const bounded = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(and(applicationsVisibleTo(actor), sql`${lines.state} = asked.state`))
    .limit(MAX_COUNT + 1);
  const { rows } = await db().execute<{ state: State; n: number }>(sql`
    select asked.state, counted.n from unnest(${sql.param(requestedStates)}::text[]) as asked (state),
      lateral (select count(*)::int as n from ${bounded} as bounded) as counted
    where counted.n > 0`);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
