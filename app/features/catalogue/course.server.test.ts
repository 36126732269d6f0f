import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { universities } from "#app/platform/db/schema/catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countCourses, getCourse, listCourseChanges, listUniversities } from "./course.server.ts";
import { buildCourse } from "./testing.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

test("a formation has changed when its university has", async () => {
  const own = new Date("2026-03-01T10:00:00Z");
  const { id, universityId } = await buildCourse({ updatedAt: own });
  const moved = async (updatedAt: Date) => {
    await db().update(universities).set({ updatedAt }).where(eq(universities.id, universityId));
    return listCourseChanges();
  };
  expect(await moved(new Date("2026-02-01T10:00:00Z"))).toEqual([{ id, last: own }]);
  const later = new Date("2026-04-01T10:00:00Z");
  expect(await moved(later)).toEqual([{ id, last: later }]);
});

test("formations are counted, and a university once however many it offers", async () => {
  expect(await countCourses()).toEqual({ courses: 0, universities: 0 });
  const { universityId } = await buildCourse();
  await buildCourse({ universityId });
  await buildCourse();
  expect(await countCourses()).toEqual({ courses: 3, universities: 2 });
});

test("what is retired is offered nowhere, and told as closed to whoever chose it", async () => {
  const retiredAt = new Date("2026-03-01T10:00:00Z");
  const { id, universityId } = await buildCourse({ retiredAt });
  const { id: kept = "" } = await buildCourse({ universityId });
  const offered = async () => (await listUniversities("fr")).flatMap((one) => one.courses);
  expect((await offered()).map((one) => one.id)).toEqual([kept]);
  expect(await countCourses()).toEqual({ courses: 1, universities: 1 });
  expect((await listCourseChanges()).map((one) => one.id)).toEqual([kept]);
  expect(await getCourse("fr", id)).toMatchObject({ id, availability: "closed" });
  await db().update(universities).set({ retiredAt }).where(eq(universities.id, universityId));
  expect([await offered(), await listCourseChanges()]).toEqual([[], []]);
  expect(await getCourse("fr", kept)).toMatchObject({ availability: "closed" });
});

test("the note of a university is told in the language of the reader", async () => {
  const { universityId } = await buildCourse();
  const notes = { noteFr: "Trois campus : A, B", noteEn: null };
  await db().update(universities).set(notes).where(eq(universities.id, universityId));
  const noteIn = async (locale: "fr" | "en") => (await listUniversities(locale))[0]?.note;
  expect([await noteIn("fr"), await noteIn("en")]).toEqual(["Trois campus\u00A0: A, B", null]);
});
