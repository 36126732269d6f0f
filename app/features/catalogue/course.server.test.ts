import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { universities } from "#app/platform/db/schema/catalogue.ts";
import { testDatabase } from "#tests/support/database.ts";
import { countCourses, listCourseChanges } from "./course.server.ts";
import { buildCourse } from "./testing.ts";

const database = await testDatabase();
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
