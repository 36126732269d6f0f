import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { listSchoolYears } from "#app/features/admissions/cursus/cursus.ts";
import { buildApplication, buildEntry } from "#app/features/admissions/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SUMMARY_PATH } from "./shell/application-paths.ts";
import { loader } from "./summary/route.tsx";

await createTestDatabase();

type TestApplication = Awaited<ReturnType<typeof buildApplication>>;

async function loadCautions({ actor }: TestApplication) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const request = new Request(`http://localhost:3000${SUMMARY_PATH}`);
  const load = loader as unknown as (args: unknown) => ReturnType<typeof loader>;
  return (await load({ request, context, params: {} })).cautions;
}

test("review loader: cautions contain an expired passport and missing years", async () => {
  const [, last = "", skipped, before = ""] = listSchoolYears(toCalendarDate(new Date()));
  const info = { passportNumber: "A02584613", passportExpiresOn: "2025-06-01" };
  const testApplication = await buildApplication({ info });
  for (const year of [last, before]) await buildEntry(testApplication.id, year);
  expect(await loadCautions(testApplication)).toMatchObject({
    expiry: { ends: "over" },
    missingYears: [skipped],
  });
});

test("review loader: cautions are empty for a valid passport and complete years", async () => {
  const [, last = "", before = ""] = listSchoolYears(toCalendarDate(new Date()));
  const testApplication = await buildApplication({ info: { passportExpiresOn: "2040-06-01" } });
  for (const year of [last, before]) await buildEntry(testApplication.id, year);
  expect(await loadCautions(testApplication)).toEqual({
    expiry: null,
    missingYears: [],
    withoutUniversities: null,
  });
});
