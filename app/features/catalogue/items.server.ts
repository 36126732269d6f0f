import { asc, eq, max, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { CatalogueKind, fieldsByKind, ItemValues } from "./fields.ts";
import { requireUniversityCourse } from "./university-course.server.ts";

type UniversityRow = typeof universities.$inferSelect;
type CourseRow = typeof courses.$inferSelect;

/** A value for each field of the field table, and for no other column. */
type FieldValues<Kind extends CatalogueKind> = Record<keyof (typeof fieldsByKind)[Kind], string>;

/** A university or course as editors see it. */
export type CatalogueItem = { id: string; version: number; values: ItemValues };

/** Serialises changes of the catalogue until the end of the transaction; readers do not wait. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${universities} in share row exclusive mode`);
}

/** Lists every item of a kind in the editors' order; courses by university. */
export async function listItems(on: Database, kind: CatalogueKind): Promise<CatalogueItem[]> {
  if (kind === "university") {
    const rows = await on
      .select()
      .from(universities)
      .orderBy(asc(universities.position), asc(universities.id));
    return rows.map(toUniversityItem);
  }
  const rows = await on
    .select({ course: courses })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .orderBy(
      asc(universities.position),
      asc(universities.id),
      asc(courses.position),
      asc(courses.id),
    );
  return rows.map(({ course }) => toCourseItem(course));
}

function toUniversityItem(row: UniversityRow): CatalogueItem {
  const values = {
    nameFr: row.nameFr,
    nameEn: row.nameEn,
    city: row.city,
    provinceFr: row.provinceFr,
    provinceEn: row.provinceEn,
    website: row.website,
    language: row.language,
    noteFr: row.noteFr ?? "",
    noteEn: row.noteEn ?? "",
    retired: row.retiredAt ? "yes" : "no",
  } satisfies FieldValues<"university">;
  return { id: row.id, version: row.version, values };
}

function toCourseItem(course: CourseRow): CatalogueItem {
  const row = requireUniversityCourse(course);
  const values = {
    universityId: row.universityId,
    nameFr: row.nameFr,
    nameEn: row.nameEn,
    degree: row.degree,
    durationFr: row.durationFr,
    durationEn: row.durationEn,
    language: row.language,
    faculty: row.faculty ?? "",
    detailsFr: row.detailsFr,
    detailsEn: row.detailsEn,
    source: row.source ?? "",
    evidence: row.evidence.join("\n"),
    verification: row.verification,
    availability: row.availability,
    note: row.note ?? "",
    retired: row.retiredAt ? "yes" : "no",
  } satisfies FieldValues<"course">;
  return { id: row.id, version: row.version, values };
}

/** Inserts an item at the end. The values must be validated. */
export async function insertItem(tx: Database, kind: CatalogueKind, { id, values }: CatalogueItem) {
  const table = kind === "university" ? universities : courses;
  const [last] = await tx.select({ position: max(table.position) }).from(table);
  const position = { id, position: (last?.position ?? -1) + 1 };
  if (kind === "university")
    await tx.insert(universities).values({ ...universityColumns(values), ...position });
  else await tx.insert(courses).values({ ...courseColumns(values), ...position });
}

/** Updates an item and increments its version. The values must be validated. */
export async function updateItem(tx: Database, kind: CatalogueKind, { id, values }: CatalogueItem) {
  if (kind === "university")
    await tx
      .update(universities)
      .set({ ...universityColumns(values), version: sql`${universities.version} + 1` })
      .where(eq(universities.id, id));
  else
    await tx
      .update(courses)
      .set({ ...courseColumns(values), version: sql`${courses.version} + 1` })
      .where(eq(courses.id, id));
}

/** Deletes an item; returns false, without effect, when something references it. */
export async function deleteItem(tx: Database, kind: CatalogueKind, id: string): Promise<boolean> {
  await tx.execute(sql`savepoint before_delete`);
  try {
    if (kind === "university") await tx.delete(universities).where(eq(universities.id, id));
    else await tx.delete(courses).where(eq(courses.id, id));
    return true;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await tx.execute(sql`rollback to savepoint before_delete`);
    return false;
  }
}

/** PostgreSQL error 23503. */
function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}

function universityColumns(values: ItemValues) {
  const columns = {
    nameFr: values.nameFr,
    nameEn: values.nameEn,
    city: values.city,
    provinceFr: values.provinceFr,
    provinceEn: values.provinceEn,
    website: values.website,
    language: values.language,
    noteFr: values.noteFr || null,
    noteEn: values.noteEn || null,
    retiredAt: toRetiredAt(values.retired),
  };
  return columns as typeof universities.$inferInsert;
}

function courseColumns({ evidence = "", ...values }: ItemValues) {
  const columns = {
    universityId: values.universityId,
    nameFr: values.nameFr,
    nameEn: values.nameEn,
    degree: values.degree,
    durationFr: values.durationFr,
    durationEn: values.durationEn,
    language: values.language,
    faculty: values.faculty || null,
    detailsFr: values.detailsFr,
    detailsEn: values.detailsEn,
    source: values.source || null,
    evidence: evidence.split("\n").filter(Boolean),
    verification: values.verification,
    availability: values.availability,
    note: values.note || null,
    retiredAt: toRetiredAt(values.retired),
  };
  return columns as typeof courses.$inferInsert;
}

const toRetiredAt = (retired: string | undefined) => (retired === "yes" ? now() : null);
