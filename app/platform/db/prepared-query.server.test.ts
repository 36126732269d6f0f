import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { intakes } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { db, dryRun, runReadOnly } from "./client.server.ts";
import { prepareQuery } from "./prepared-query.server.ts";

await createTestDatabase();

test("prepareQuery: builds the query once per database and runs it on the given one", async () => {
  let times = 0;
  const intakesOfYear = prepareQuery((on) => {
    times += 1;
    const year = eq(intakes.year, sql.placeholder("year"));
    return on.select({ nameFr: intakes.nameFr }).from(intakes).where(year).prepare("of-year");
  });
  const intakeDates = { opensAt: new Date("2090-01-01"), closesAt: new Date("2090-02-01") };
  const found = await dryRun(async (tx) => {
    const names = { nameFr: "Rentrée 2090", nameEn: "Intake 2090" };
    await tx.insert(intakes).values({ year: 2090, ...names, ...intakeDates });
    return intakesOfYear(tx).execute({ year: 2090 });
  });
  expect(found).toEqual([{ nameFr: "Rentrée 2090" }]);
  expect(times).toBe(1);
  for (const year of [2090, 2091]) expect(await intakesOfYear(db()).execute({ year })).toEqual([]);
  expect(times).toBe(2);
  await runReadOnly(() => intakesOfYear(db()).execute({ year: 2090 }));
  await runReadOnly(() => intakesOfYear(db()).execute({ year: 2091 }));
  expect(times).toBe(3);
});
