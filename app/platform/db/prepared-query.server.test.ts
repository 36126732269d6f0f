import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { closeDatabase, db, dryRun, openDatabase, runReadOnly } from "./client.server.ts";
import { prepareQuery } from "./prepared-query.server.ts";

const { settings } = await createTestDatabase();

test("prepareQuery: builds the query once per database and runs it on the given one", async () => {
  let times = 0;
  const intakesOfYear = prepareQuery("intakes-of-year", (on) => {
    times += 1;
    const year = eq(intakes.year, sql.placeholder("year"));
    return on.select({ nameFr: intakes.nameFr }).from(intakes).where(year);
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

const preparedNames = async () => {
  const { rows } = await db().execute(sql`select name from pg_prepared_statements`);
  return rows.map(({ name }) => name);
};

test.for([
  ["under its name", undefined, ["one"]],
  ["without a name behind a transaction pooler", settings, []],
] as const)("prepareQuery: prepares the statement %s", async ([, direct, names]) => {
  await closeDatabase();
  openDatabase({ ...settings, max: 1 }, direct);
  const one = prepareQuery("one", (on) => on.select({ year: intakes.year }).from(intakes));
  for (let times = 0; times < 2; times++) await one(db()).execute();
  expect(await preparedNames()).toEqual(names);
});
