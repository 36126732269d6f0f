import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { universities } from "#app/platform/db/schema/catalogue.ts";
import { testDatabase } from "#tests/support/database.ts";
import { listCourseChanges } from "./course.server.ts";
import { buildCourse } from "./testing.ts";

await testDatabase();

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
