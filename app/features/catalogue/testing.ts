import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { Availability } from "./course.ts";

type CourseRow = typeof courses.$inferInsert;
let builtCount = 0;

/** Inserts a course of a new university. */
export async function buildCourse(
  overrides: Partial<CourseRow> = {},
): Promise<CourseRow & { universityId: string }> {
  builtCount += 1;
  const universityId = overrides.universityId ?? `university-${builtCount}`;
  await db()
    .insert(universities)
    .values({
      id: universityId,
      nameFr: `Université ${builtCount}`,
      nameEn: `University ${builtCount}`,
      city: "Ottawa",
      provinceFr: "Ontario",
      provinceEn: "Ontario",
      website: "www.example.org",
      language: "fr",
      position: builtCount,
    })
    .onConflictDoNothing();
  const row = {
    id: `course-${builtCount}`,
    nameFr: `Formation ${builtCount}`,
    nameEn: `Programme ${builtCount}`,
    degree: "B.A.",
    durationFr: "4 ans",
    durationEn: "4 years",
    language: "fr",
    detailsFr: "Détails de la formation.",
    detailsEn: "Programme details.",
    verification: "verified" as const,
    position: builtCount,
    ...overrides,
    universityId,
  } satisfies CourseRow;
  await db().insert(courses).values(row);
  return row;
}

export async function setAvailability(id: string, availability: Availability): Promise<void> {
  await db().update(courses).set({ availability }).where(eq(courses.id, id));
}
