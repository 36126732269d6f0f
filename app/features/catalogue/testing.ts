import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import type { Availability } from "./course.ts";

type CourseRow = typeof courses.$inferInsert;
let made = 0;

/** A formation of a university made for it; `overrides` name what matters to the test. */
export async function buildCourse(overrides: Partial<CourseRow> = {}): Promise<CourseRow> {
  made += 1;
  const universityId = overrides.universityId ?? `university-${made}`;
  await db()
    .insert(universities)
    .values({
      id: universityId,
      nameFr: `Université ${made}`,
      nameEn: `University ${made}`,
      city: "Ottawa",
      provinceFr: "Ontario",
      provinceEn: "Ontario",
      website: "www.example.org",
      language: "fr",
      position: made,
    })
    .onConflictDoNothing();
  const row: CourseRow = {
    id: `course-${made}`,
    universityId,
    nameFr: `Formation ${made}`,
    nameEn: `Programme ${made}`,
    degree: "B.A.",
    durationFr: "4 ans",
    durationEn: "4 years",
    language: "fr",
    detailsFr: "Détails de la formation.",
    detailsEn: "Programme details.",
    verification: "verified",
    position: made,
    ...overrides,
  };
  await db().insert(courses).values(row);
  return row;
}

/** Says whether a formation takes people, as the school does. */
export async function setAvailability(id: string, availability: Availability): Promise<void> {
  await db().update(courses).set({ availability }).where(eq(courses.id, id));
}
