import { asc, count, countDistinct, eq, inArray } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import { type Course, degreeIn, facultyLanguageIn, nameIn, type University } from "./course.ts";

type CourseRow = typeof courses.$inferSelect;

/** Every university with its formations, in the order the staff chose. */
export async function listUniversities(locale: Locale): Promise<University[]> {
  const [all, rows] = await Promise.all([
    db().select().from(universities).orderBy(asc(universities.position)),
    db().select().from(courses).orderBy(asc(courses.position)),
  ]);
  const typography = locale === "fr" ? frenchTypography : englishTypography;
  return all.map((university) => ({
    id: university.id,
    name: typography(nameIn(locale, university)),
    city: university.city,
    province: locale === "fr" ? university.provinceFr : university.provinceEn,
    website: university.website,
    note: university.note && locale === "fr" ? typography(university.note) : null,
    courses: rows
      .filter((row) => row.universityId === university.id)
      .map((row) => present(locale, row, university)),
  }));
}

/** How many formations there are, and how many universities offer them. */
export async function countCourses(): Promise<{ courses: number; universities: number }> {
  const [row] = await db()
    .select({ courses: count(), universities: countDistinct(courses.universityId) })
    .from(courses);
  return row ?? { courses: 0, universities: 0 };
}

/** Every formation with the moment it, or its university, last changed. */
export async function listCourseChanges(): Promise<{ id: string; last: Date }[]> {
  const rows = await db()
    .select({ id: courses.id, own: courses.updatedAt, around: universities.updatedAt })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .orderBy(asc(courses.position));
  return rows.map(({ id, own, around }) => ({ id, last: own > around ? own : around }));
}

/** The formations with these ids, in no order; ids that do not exist are left out. */
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

function present(locale: Locale, row: CourseRow, university: { language: string }): Course {
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
    availability: row.availability,
  };
}
