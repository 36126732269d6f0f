import { and, asc, count, countDistinct, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import {
  type Course,
  getDegree,
  getFacultyLanguage,
  getLocalizedName,
  type University,
} from "./course.ts";
import { requireUniversityCourse } from "./university-course.server.ts";

type CourseRow = typeof courses.$inferSelect;
type UniversityRow = typeof universities.$inferSelect;

/** Neither the course nor its university is retired. */
const offeredCondition = and(isNull(courses.retiredAt), isNull(universities.retiredAt));

/** Lists the offered universities with their courses, in the editors' order. */
export async function listUniversities(locale: Locale): Promise<University[]> {
  const [universityRows, rows] = await Promise.all([
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
  return universityRows.map((university) => ({
    id: university.id,
    name: typography(getLocalizedName(locale, university)),
    city: university.city,
    province: locale === "fr" ? university.provinceFr : university.provinceEn,
    website: university.website,
    note: typography((locale === "fr" ? university.noteFr : university.noteEn) ?? "") || null,
    courses: rows
      .filter((row) => row.universityId === university.id)
      .map((row) => toCourse(locale, row, university)),
  }));
}

/** Counts the offered courses and their universities. */
export async function countCourses(): Promise<{ courses: number; universities: number }> {
  const [row] = await db()
    .select({ courses: count(), universities: countDistinct(courses.universityId) })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .where(offeredCondition);
  return row ?? { courses: 0, universities: 0 };
}

/**
 * When each programme, or its university, last changed; those of the school last. The
 * changes of its offerings and fees do not count.
 */
export async function listCourseChanges(): Promise<{ id: string; last: Date }[]> {
  const rows = await db()
    .select({
      id: courses.id,
      courseUpdatedAt: courses.updatedAt,
      universityUpdatedAt: universities.updatedAt,
    })
    .from(courses)
    .leftJoin(universities, eq(courses.universityId, universities.id))
    .where(offeredCondition)
    .orderBy(asc(universities.position), asc(courses.position), asc(courses.id));
  return rows.map(({ id, courseUpdatedAt, universityUpdatedAt }) => ({
    id,
    last:
      universityUpdatedAt && universityUpdatedAt > courseUpdatedAt
        ? universityUpdatedAt
        : courseUpdatedAt,
  }));
}

/**
 * Returns the courses with these ids, in no particular order; unknown ids are skipped. A retired course is returned as
 * closed, because somebody may have chosen it.
 */
export async function getCourses(
  locale: Locale,
  ids: string[],
  on: Database = db(),
): Promise<(Course & { universityName: string })[]> {
  if (ids.length === 0) return [];
  const rows = await coursesQuery(on).execute({ ids });
  return rows.map(({ course, university }) => ({
    ...toCourse(locale, course, university),
    universityName: getLocalizedName(locale, university),
  }));
}

/** An array and not a list of values: each length of a list would be another statement. */
const coursesQuery = prepareQuery("courses", (on) =>
  on
    .select({ course: courses, university: universities })
    .from(courses)
    .innerJoin(universities, eq(courses.universityId, universities.id))
    .where(sql`${courses.id} = any(${sql.placeholder("ids")}::text[])`),
);

/** Returns one course; null when it is unknown. */
export async function getCourse(locale: Locale, id: string, on?: Database) {
  return (await getCourses(locale, [id], on))[0] ?? null;
}

function toCourse(locale: Locale, course: CourseRow, university: UniversityRow): Course {
  const row = requireUniversityCourse(course);
  const isFrench = locale === "fr";
  const typography = isFrench ? frenchTypography : englishTypography;
  return {
    id: row.id,
    name: typography(getLocalizedName(locale, row)),
    ...getDegree(locale, row.degree, university),
    duration: typography(isFrench ? row.durationFr : row.durationEn),
    language: row.language,
    faculty: row.faculty,
    facultyLanguage: row.faculty ? getFacultyLanguage(locale, university) : undefined,
    details: typography(isFrench ? row.detailsFr : row.detailsEn),
    availability: row.retiredAt || university.retiredAt ? "closed" : row.availability,
  };
}

/** Subquery of the course ids of a university. */
export function selectUniversityCourseIds(universityId: string) {
  return db()
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.universityId, universityId));
}
