import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import {
  type ExportedField,
  exportedFields,
  type PersonalInfo,
} from "#app/features/admissions/application-fields.ts";
import { parseState, type State } from "#app/features/admissions/application-state.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, choices, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import {
  type ApplicationFilter,
  formatApplicationFilter,
  type ListCursor,
} from "./application-filter.ts";
import { applicationsVisibleTo, toFilterCondition } from "./filter-conditions.server.ts";
import { getRowCursor, selectPageAfter } from "./list-applications.server.ts";

type ExportedAnswers = Pick<PersonalInfo, ExportedField>;

/** The columns of the exported answers; no other answer is read. */
const answerColumns = Object.fromEntries(
  exportedFields.map((name) => [name, personalInfos[name]]),
) as Pick<typeof personalInfos, ExportedField>;

/** A row of the export. Never the passport, nor the parents. */
export type ExportedApplication = {
  number: string;
  /** The answers of the fields that are exported. */
  answers: ExportedAnswers;
  email: string;
  campus: Campus;
  intake: string;
  state: State;
  stateSince: Date;
  submittedAt: Date;
  officer: string | null;
  /** The chosen courses with their universities, in order of preference. */
  courses: string[];
  entries: number;
  proofs: number;
  dueOn: string | null;
};

export type ExportFormat = "csv" | "xlsx";

/** Bounds the rows held in memory. */
const BATCH_SIZE = 500;

/**
 * Streams the applications that match a filter in batches, newest first. Records the export in the history first, with
 * its filters and number of rows, but not the search text, which may be a name. Returns null without `see:application`.
 */
export async function exportApplications(
  actor: Actor,
  filter: ApplicationFilter,
  format: ExportFormat,
  locale: Locale,
  batchSize = BATCH_SIZE,
): Promise<AsyncGenerator<ExportedApplication[]> | null> {
  if (!can(actor, "see:application")) return null;
  const where = and(applicationsVisibleTo(actor), await toFilterCondition(actor, filter));
  const [counted] = await db().select({ rows: count() }).from(lines).where(where);
  const filters = formatApplicationFilter({ ...filter, search: "", sort: "waiting" }).toString();
  const details = { rows: counted?.rows ?? 0, format, filters, searched: filter.search !== "" };
  await transaction((tx) =>
    recordHistory(tx, actor, "applications.taken", { kind: "list", id: "applications" }, details),
  );
  return exportPages(where, locale, batchSize);
}

async function* exportPages(where: ReturnType<typeof and>, locale: Locale, batchSize: number) {
  let cursor: ListCursor | null = null;
  for (;;) {
    // Ordered by submission time, which never changes: no row is missed or repeated.
    const rows: Awaited<ReturnType<typeof selectPageAfter>> = await selectPageAfter(
      where,
      "sent",
      cursor,
      batchSize,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield await loadExportRows(rows, locale);
    cursor = getRowCursor(last);
  }
}

async function loadExportRows(
  rows: Awaited<ReturnType<typeof selectPageAfter>>,
  locale: Locale,
): Promise<ExportedApplication[]> {
  const ids = rows.map(({ id }) => id);
  const people = await db()
    .select({
      id: applications.id,
      email: users.email,
      answers: answerColumns,
      accountPhone: users.phone,
      intake: locale === "fr" ? intakes.nameFr : intakes.nameEn,
      courseIds: sql<string[]>`array(select c.course_id from ${choices} c
        where c.application_id = ${applications.id} order by c.position)`,
    })
    .from(applications)
    .innerJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .innerJoin(users, sql`${users.id} = ${applications.accountId}`)
    .innerJoin(intakes, sql`${intakes.id} = ${applications.intakeId}`)
    .where(inArray(applications.id, ids));
  const byId = new Map(people.map((one) => [one.id, one]));
  const courses = await getCourses(locale, [...new Set(people.flatMap((one) => one.courseIds))]);
  const names = new Map(courses.map((one) => [one.id, `${one.name} · ${one.universityName}`]));
  return rows.flatMap((row) => {
    const person = byId.get(row.id);
    if (!person) return [];
    const { email, intake, courseIds } = person;
    // A draft that began before the field existed has no phone number of its own.
    const answers = { ...person.answers, phone: person.answers.phone ?? person.accountPhone };
    const { number, campus, entries, proofs, dueOn } = row;
    return {
      ...{ number, answers, email, campus, intake },
      state: parseState(row.state),
      stateSince: row.stateSince,
      submittedAt: row.submittedAt,
      officer: row.officerName,
      courses: courseIds.map((id) => names.get(id) ?? id),
      ...{ entries, proofs, dueOn },
    };
  });
}
