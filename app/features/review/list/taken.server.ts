import { and, count, inArray, sql } from "drizzle-orm";
import { asState, type State } from "#app/features/admissions/application.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, choices, intakes } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { pageAfter, placeOfRow } from "./list.server.ts";
import { matching, visibleTo } from "./matching.server.ts";
import { type Place, paramsOf, type Wanted } from "./wanted.ts";

/** What a file of the list says of an application. Never the passport, nor the parents. */
export type TakenApplication = {
  number: string;
  lastName: string;
  firstName: string;
  birthOn: string | null;
  email: string;
  phone: string | null;
  campus: Campus;
  intake: string;
  state: State;
  stateSince: Date;
  submittedAt: Date;
  officer: string | null;
  /** The formations chosen, in the order of preference, with their university. */
  courses: string[];
  entries: number;
  proofs: number;
  dueOn: string | null;
};

export type Format = "csv" | "xlsx";

/** Applications read at once: what is held in memory. */
const PAGE = 500;

/**
 * Every application that answers what is wanted, of the campuses this actor serves, the last sent first, a page at a
 * time. That it was taken away is written in the history first: by whom, under which filters, how many lines; not the
 * words that were searched, which may be a name. Null for whoever may not see applications.
 */
export async function takeList(
  actor: Actor,
  wanted: Wanted,
  format: Format,
  locale: Locale,
  atOnce = PAGE,
): Promise<AsyncGenerator<TakenApplication[]> | null> {
  if (!can(actor, "see:application")) return null;
  const where = and(visibleTo(actor), await matching(actor, wanted));
  const [counted] = await db().select({ rows: count() }).from(lines).where(where);
  const filters = paramsOf({ ...wanted, search: "", sort: "waiting" }).toString();
  const details = { rows: counted?.rows ?? 0, format, filters, searched: wanted.search !== "" };
  await transaction((tx) =>
    record(tx, actor, "applications.taken", { kind: "list", id: "applications" }, details),
  );
  return pages(where, locale, atOnce);
}

async function* pages(where: ReturnType<typeof and>, locale: Locale, atOnce: number) {
  let place: Place | null = null;
  for (;;) {
    // In the order of sending, which no move changes: nothing is missed nor said twice.
    const rows: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(
      where,
      "sent",
      place,
      atOnce,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield await complete(rows, locale);
    place = placeOfRow(last);
  }
}

async function complete(
  rows: Awaited<ReturnType<typeof pageAfter>>,
  locale: Locale,
): Promise<TakenApplication[]> {
  const ids = rows.map(({ id }) => id);
  const people = await db()
    .select({
      id: applications.id,
      email: users.email,
      phone: users.phone,
      intake: locale === "fr" ? intakes.nameFr : intakes.nameEn,
      courseIds: sql<string[]>`array(select c.course_id from ${choices} c
        where c.application_id = ${applications.id} order by c.position)`,
    })
    .from(applications)
    .innerJoin(users, sql`${users.id} = ${applications.candidateId}`)
    .innerJoin(intakes, sql`${intakes.id} = ${applications.intakeId}`)
    .where(inArray(applications.id, ids));
  const known = new Map(people.map((one) => [one.id, one]));
  const courses = await getCourses(locale, [...new Set(people.flatMap((one) => one.courseIds))]);
  const names = new Map(courses.map((one) => [one.id, `${one.name} · ${one.universityName}`]));
  return rows.flatMap((row) => {
    const person = known.get(row.id);
    if (!person) return [];
    const { email, phone, intake, courseIds } = person;
    const { number, lastName, firstName, birthOn, campus, entries, proofs, dueOn } = row;
    return {
      ...{ number, lastName, firstName, birthOn, email, phone, campus, intake },
      state: asState(row.state),
      stateSince: row.stateSince,
      submittedAt: row.submittedAt,
      officer: row.officerName,
      courses: courseIds.map((id) => names.get(id) ?? id),
      ...{ entries, proofs, dueOn },
    };
  });
}
