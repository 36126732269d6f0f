import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { universities } from "#app/platform/db/schema/catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countCourses, getCourse, listCourseChanges, listUniversities } from "./course.server.ts";
import { buildCourse } from "./testing.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

test("listCourseChanges: uses the later change of course and university", async () => {
  const own = new Date("2026-03-01T10:00:00Z");
  const { id, universityId } = await buildCourse({ updatedAt: own });
  const changesAfter = async (updatedAt: Date) => {
    await db().update(universities).set({ updatedAt }).where(eq(universities.id, universityId));
    return listCourseChanges();
  };
  expect(await changesAfter(new Date("2026-02-01T10:00:00Z"))).toEqual([{ id, last: own }]);
  const later = new Date("2026-04-01T10:00:00Z");
  expect(await changesAfter(later)).toEqual([{ id, last: later }]);
});

test("countCourses: counts courses, and each university once", async () => {
  expect(await countCourses()).toEqual({ courses: 0, universities: 0 });
  const { universityId } = await buildCourse();
  await buildCourse({ universityId });
  await buildCourse();
  expect(await countCourses()).toEqual({ courses: 3, universities: 2 });
});

test("listUniversities, getCourse: a retired course is not offered, but returned as closed", async () => {
  const retiredAt = new Date("2026-03-01T10:00:00Z");
  const { id, universityId } = await buildCourse({ retiredAt });
  const { id: remainingId = "" } = await buildCourse({ universityId });
  const listOffered = async () => (await listUniversities("fr")).flatMap((one) => one.courses);
  expect((await listOffered()).map((one) => one.id)).toEqual([remainingId]);
  expect(await countCourses()).toEqual({ courses: 1, universities: 1 });
  expect((await listCourseChanges()).map((one) => one.id)).toEqual([remainingId]);
  expect(await getCourse("fr", id)).toMatchObject({ id, availability: "closed" });
  await db().update(universities).set({ retiredAt }).where(eq(universities.id, universityId));
  expect([await listOffered(), await listCourseChanges()]).toEqual([[], []]);
  expect(await getCourse("fr", remainingId)).toMatchObject({ availability: "closed" });
});

test("listUniversities: returns the note in the language of the page", async () => {
  const { universityId } = await buildCourse();
  const notes = { noteFr: "Trois campus : A, B", noteEn: null };
  await db().update(universities).set(notes).where(eq(universities.id, universityId));
  const noteIn = async (locale: "fr" | "en") => (await listUniversities(locale))[0]?.note;
  expect([await noteIn("fr"), await noteIn("en")]).toEqual(["Trois campus\u00A0: A, B", null]);
});
