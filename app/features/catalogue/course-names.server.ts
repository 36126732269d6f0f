import { asc, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { db } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import { getLocalizedName } from "./course.ts";

type NamedItem = { id: string; name: string };

/**
 * The names of every university and course, retired ones included: universities in the editors' order, courses by name.
 */
export async function listCourseNames(
  locale: Locale,
): Promise<{ universities: NamedItem[]; courses: NamedItem[] }> {
  const { id, nameFr, nameEn } = courses;
  const university = {
    id: universities.id,
    nameFr: universities.nameFr,
    nameEn: universities.nameEn,
  };
  const rows = await db()
    .select({ course: { id, nameFr, nameEn }, university })
    .from(courses)
    .innerJoin(universities, eq(universities.id, courses.universityId))
    .orderBy(asc(universities.position), asc(universities.id));
  const typography = locale === "fr" ? frenchTypography : englishTypography;
  const courseNames = rows.map((row) => ({
    id: row.course.id,
    name: typography(
      `${getLocalizedName(locale, row.course)} · ${getLocalizedName(locale, row.university)}`,
    ),
  }));
  const universityNames = new Map(
    rows.map((row) => [row.university.id, getLocalizedName(locale, row.university)]),
  );
  return {
    universities: [...universityNames].map(([key, name]) => ({ id: key, name: typography(name) })),
    courses: courseNames.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
