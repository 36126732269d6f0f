import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { asState, type State, states, table } from "#app/features/admissions/application.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { campusesOf } from "#app/features/identity/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { answering } from "#app/platform/db/searchable.ts";

/** Rows on a page of the list. */
export const PAGE_SIZE = 25;

export type Filter = {
  /** A name, a number or an e-mail address, or parts of them. */
  search?: string;
  state?: State;
  campus?: Campus;
  page?: number;
};

export type ListedApplication = {
  id: string;
  number: string;
  campus: Campus;
  lastName: string;
  firstName: string;
  email: string;
  birthOn: string | null;
  submittedAt: Date;
  state: State;
  choices: number;
  entries: number;
  proofs: number;
};

export type ApplicationList = {
  rows: ListedApplication[];
  total: number;
  page: number;
  pages: number;
};

/**
 * The submitted applications of the campuses this actor serves, the longest waiting first, a page at a
 * time. Whoever may not see applications gets an empty list.
 */
export async function listApplicationsFor(actor: Actor, filter: Filter): Promise<ApplicationList> {
  const where = and(visible(actor), ...wanted(filter));
  const [counted] = await from({ n: sql<number>`count(*)::int` }).where(where);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, filter.page ?? 1), pages);
  const rows = await from(columns)
    .where(where)
    .orderBy(asc(applications.submittedAt), asc(applications.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows: rows.map(present), total, page, pages };
}

/** How many applications this actor may see are in each state. */
export async function countByState(actor: Actor): Promise<Partial<Record<State, number>>> {
  const rows = await from({ state: stateOfApplication, n: sql<number>`count(*)::int` })
    .where(visible(actor))
    .groupBy(stateOfApplication);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

function from<T extends Parameters<ReturnType<typeof db>["select"]>[0]>(fields: T) {
  return db()
    .select(fields as NonNullable<T>)
    .from(applications)
    .innerJoin(users, eq(users.id, applications.candidateId))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, applications.id));
}

/** The inferred state of an application, by the weights of THE TABLE. */
const weights = sql.join(
  states.map((state) => sql.raw(`when '${state}' then ${table[state].weight}`)),
  sql` `,
);
const stateOfApplication = sql<string>`(
  select c.state from choices c where c.application_id = ${applications.id}
  order by case c.state ${weights} end desc limit 1)`;

const columns = {
  id: applications.id,
  number: applications.number,
  campus: applications.campus,
  lastName: sql<string>`coalesce(${personalInfos.lastName}, ${users.lastName})`,
  firstName: sql<string>`coalesce(${personalInfos.firstName}, ${users.firstName})`,
  email: users.email,
  birthOn: personalInfos.birthOn,
  submittedAt: applications.submittedAt,
  state: stateOfApplication,
  choices: sql<number>`(
    select count(*)::int from choices c where c.application_id = ${applications.id})`,
  entries: sql<number>`(
    select count(*)::int from cursus_entries e where e.application_id = ${applications.id})`,
  proofs: sql<number>`(
    select count(e.proof_id)::int from cursus_entries e where e.application_id = ${applications.id})`,
};

/** Submitted, and of a campus this actor serves. */
function visible(actor: Actor): SQL | undefined {
  const campuses = campusesOf(actor, "see:application");
  const submitted = isNotNull(applications.submittedAt);
  if (campuses === null) return submitted;
  return campuses.length === 0
    ? sql`false`
    : and(submitted, inArray(applications.campus, campuses));
}

const haystack = sql`concat_ws(' ',
  ${personalInfos.lastName}, ${personalInfos.firstName}, ${personalInfos.lastName},
  ${applications.number}, ${users.email})`;

function wanted({ search = "", state, campus }: Filter): SQL[] {
  const found = answering(haystack, search);
  if (state) found.push(sql`${stateOfApplication} = ${state}`);
  if (campus) found.push(eq(applications.campus, campus));
  return found;
}

type Row = Omit<ListedApplication, "number" | "submittedAt" | "state"> & {
  number: string | null;
  submittedAt: Date | null;
  state: string;
};

function present(row: Row): ListedApplication {
  if (!row.number || !row.submittedAt) throw new Error("a submitted application has no number");
  const { number, submittedAt } = row;
  return { ...row, number, submittedAt, state: asState(row.state) };
}
