import { expect, test } from "vitest";
import { stressAnnouncement } from "#tests/support/announcement-stress.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const database = await createTestDatabase();

// The same with 10,000 people: bench/announcement.ts.
test("announcement: reaches every recipient once although its workers are killed", async () => {
  const report = await stressAnnouncement({ people: 500, kills: 2, database });
  expect(report).toMatchObject({ threads: 500, reached: 500, notifications: 500 });
  expect(report.killed).toBeGreaterThan(1);
}, 120_000);
