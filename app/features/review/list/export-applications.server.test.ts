import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { assignApplications } from "../assignment.server.ts";
import { emptyFilter } from "./application-filter.ts";
import { type ExportedApplication, exportApplications } from "./export-applications.server.ts";

await createTestDatabase();
const dakar = await buildStaff({ campus: "senegal" });
const fall = await buildSentApplication({ info: { passportNumber: "A02584613" }, choices: 2 });
const otherCampus = await buildSentApplication({ campus: "cameroon" });
await buildApplication();
await assignApplications(dakar, [fall.id], dakar.id);

async function exportAll(
  ...args: Parameters<typeof exportApplications>
): Promise<ExportedApplication[]> {
  const all: ExportedApplication[] = [];
  for await (const page of (await exportApplications(...args)) ?? []) all.push(...page);
  return all;
}

test("exportApplications: exports the visible applications without passports", async () => {
  const rows = await exportAll(dakar, emptyFilter, "csv", "fr");
  expect(rows).toMatchObject([
    {
      number: fall.number,
      answers: { lastName: "Fall" },
      email: fall.actor.email,
      intake: "Rentrée de septembre 2027",
      state: "submitted",
      officer: dakar.name,
      entries: 1,
    },
  ]);
  expect(rows[0]?.courses).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("A02584613");
  const allRows = await exportAll(await buildStaff(), emptyFilter, "xlsx", "en");
  expect(allRows.map(({ number }) => number).sort()).toEqual(
    [fall.number, otherCampus.number].sort(),
  );
});

test("exportApplications: records rows and filters, not the search text", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  await exportAll(officer, { ...emptyFilter, search: "Fall", states: ["submitted"] }, "xlsx", "fr");
  const lines = await db().select().from(history).where(eq(history.actorId, officer.id));
  expect(lines).toMatchObject([
    {
      action: "applications.taken",
      subjectKind: "list",
      details: { rows: 1, format: "xlsx", filters: "etat=submitted", searched: true },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("Fall");
});

test("exportApplications: returns null without permission", async () => {
  for (const stranger of [visitor, fall.actor, await buildStaff({ role: "editor" })])
    expect(await exportApplications(stranger, emptyFilter, "csv", "fr")).toBeNull();
});

test("exportApplications: yields batches with each application once", async () => {
  const chief = await buildStaff();
  for (let n = 0; n < 12; n += 1) await buildSentApplication();
  const sizes: number[] = [];
  const numbers = new Set<string>();
  for await (const page of (await exportApplications(chief, emptyFilter, "csv", "fr", 5)) ?? []) {
    sizes.push(page.length);
    for (const { number } of page) numbers.add(number);
  }
  expect(sizes).toEqual([5, 5, 4]);
  expect(numbers.size).toBe(14);
});
