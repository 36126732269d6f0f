import type { courses } from "#app/platform/db/schema/catalogue.ts";

type CourseRow = typeof courses.$inferSelect;
type UniversityColumn = "universityId" | "degree" | "verification";
type UniversityCourseRow = CourseRow & {
  [Column in UniversityColumn]: NonNullable<CourseRow[Column]>;
};

/** Narrows the row of a university's programme. Throws for a programme of the school, which has no university. */
export function requireUniversityCourse(row: CourseRow): UniversityCourseRow {
  const { universityId, degree, verification } = row;
  if (universityId === null || degree === null || verification === null)
    throw new Error(`${row.id} is not the programme of a university`);
  return { ...row, universityId, degree, verification };
}
