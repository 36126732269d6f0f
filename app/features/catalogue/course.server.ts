import { and, asc, count, countDistinct, eq, inArray, isNull } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import { type Course, degreeIn, facultyLanguageIn, nameIn, type University } from "./course.ts";

type CourseRow = typeof courses.$inferSelect;
type UniversityRow = typeof universities.$inferSelect;

/** What is offered: neither the formation nor its university is retired. */
const offered = and(isNull(courses.retiredAt), isNull(universities.retiredAt));

/** Every university that is offered with its formations, in the order the staff chose. */
export async function listUniversities(locale: Locale): Promise<University[]> {
  const [all, rows] = await Promise.all([
    db()
      .select()
      .from(universities)
      .where(isNull(universities.retiredAt))
      .orderBy(asc(universities.position), asc(universities.id)),
    db()
      .select()
      .from(courses)
      .where(isNull(courses.retiredAt))
      .orderBy(asc(courses.position), asc(courses.id)),
  ]);
  const typography = locale === "fr" ? frenchTypography : englishTypography;
  return all.map((university) => ({
    id: university.id,
    name: typography(nameIn(locale, university)),
    city: university.city,
    province: locale === "fr" ? university.provinceFr : university.provinceEn,
    website: university.website,
    note: typography((locale === "fr" ? university.noteFr : university.noteEn) ?? "") || null,
    courses: rows
      .filter((row) => row.universityId === university.id)
      .map((row) => present(locale, row, university)),
  }));
}

/** How many formations are offered, and by how many universities. */
export async function countCourses(): Promise<{ courses: number; universities: number }> {
  const [row] = await db()
    .select({ courses: count(), universities: countDistinct(courses.universityId) })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .where(offered);
  return row ?? { courses: 0, universities: 0 };
}

/** Every formation that is offered with the moment it, or its university, last changed. */
export async function listCourseChanges(): Promise<{ id: string; last: Date }[]> {
  const rows = await db()
    .select({ id: courses.id, own: courses.updatedAt, around: universities.updatedAt })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .where(offered)
    .orderBy(asc(universities.position), asc(courses.position), asc(courses.id));
  return rows.map(({ id, own, around }) => ({ id, last: own > around ? own : around }));
}

/**
 * The formations with these ids, in no order; ids that do not exist are left out. One that was retired is
 * still told to whoever chose it, as closed.
 */
export async function getCourses(
  locale: Locale,
  ids: string[],
  on: Database = db(),
): Promise<(Course & { universityName: string })[]> {
  if (ids.length === 0) return [];
  const rows = await on
    .select({ course: courses, university: universities })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .where(inArray(courses.id, ids));
  return rows.map(({ course, university }) => ({
    ...present(locale, course, university),
    universityName: nameIn(locale, university),
  }));
}

/** One formation, or null. */
export async function getCourse(locale: Locale, id: string, on?: Database) {
  return (await getCourses(locale, [id], on))[0] ?? null;
}

function present(locale: Locale, row: CourseRow, university: UniversityRow): Course {
  const french = locale === "fr";
  const typography = french ? frenchTypography : englishTypography;
  return {
    id: row.id,
    name: typography(nameIn(locale, row)),
    ...degreeIn(locale, row.degree, university),
    duration: typography(french ? row.durationFr : row.durationEn),
    language: row.language,
    faculty: row.faculty,
    facultyLanguage: row.faculty ? facultyLanguageIn(locale, university) : undefined,
    details: typography(french ? row.detailsFr : row.detailsEn),
    availability: row.retiredAt || university.retiredAt ? "closed" : row.availability,
  };
}

/** The formations of a university, by identifier, as a part of a query. */
export function coursesOf(universityId: string) {
  return db()
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.universityId, universityId));
}
