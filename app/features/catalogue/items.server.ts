import { asc, eq, max, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { CatalogueKind, ItemValues } from "./fields.ts";

type UniversityRow = typeof universities.$inferSelect;
type CourseRow = typeof courses.$inferSelect;

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

function toUniversityItem({ id, version, retiredAt, ...row }: UniversityRow): CatalogueItem {
  const { position: _, createdAt: __, updatedAt: ___, noteFr, noteEn, ...texts } = row;
  const values = { ...texts, noteFr: noteFr ?? "", noteEn: noteEn ?? "" };
  return { id, version, values: { ...values, retired: retiredAt ? "yes" : "no" } };
}

function toCourseItem({ id, version, retiredAt, ...row }: CourseRow): CatalogueItem {
  const { position: _, createdAt: __, updatedAt: ___, ...rest } = row;
  const { faculty, source, note, evidence, ...texts } = rest;
  const optional = { faculty: faculty ?? "", source: source ?? "", note: note ?? "" };
  const values = { ...texts, ...optional, evidence: evidence.join("\n") };
  return { id, version, values: { ...values, retired: retiredAt ? "yes" : "no" } };
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

function universityColumns({ retired, noteFr, noteEn, ...texts }: ItemValues) {
  const row = { ...texts, noteFr: noteFr || null, noteEn: noteEn || null };
  return { ...row, retiredAt: toRetiredAt(retired) } as typeof universities.$inferInsert;
}

function courseColumns({ retired, faculty, source, note, evidence = "", ...texts }: ItemValues) {
  const optional = { faculty: faculty || null, source: source || null, note: note || null };
  const links = evidence.split("\n").filter(Boolean);
  const row = { ...texts, ...optional, evidence: links, retiredAt: toRetiredAt(retired) };
  return row as unknown as typeof courses.$inferInsert;
}

const toRetiredAt = (retired: string | undefined) => (retired === "yes" ? now() : null);
