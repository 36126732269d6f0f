import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { intakes } from "#app/platform/db/schema/admissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { db, onlyReading, rehearse } from "./client.server.ts";
import { wordedOnce } from "./worded-once.server.ts";

await testDatabase();

test("a question is worded once for each database, and asked of the one it is given", async () => {
  let times = 0;
  const ofYear = wordedOnce((on) => {
    times += 1;
    const year = eq(intakes.year, sql.placeholder("year"));
    return on.select({ nameFr: intakes.nameFr }).from(intakes).where(year).prepare("of-year");
  });
  const begun = { opensAt: new Date("2090-01-01"), closesAt: new Date("2090-02-01") };
  const found = await rehearse(async (tx) => {
    const names = { nameFr: "Rentrée 2090", nameEn: "Intake 2090" };
    await tx.insert(intakes).values({ year: 2090, ...names, ...begun });
    return ofYear(tx).execute({ year: 2090 });
  });
  expect(found).toEqual([{ nameFr: "Rentrée 2090" }]);
  expect(times).toBe(1);
  for (const year of [2090, 2091]) expect(await ofYear(db()).execute({ year })).toEqual([]);
  expect(times).toBe(2);
  await onlyReading(() => ofYear(db()).execute({ year: 2090 }));
  await onlyReading(() => ofYear(db()).execute({ year: 2091 }));
  expect(times).toBe(3);
});
