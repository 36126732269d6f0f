import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { measures } from "#app/platform/db/schema/measures.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listMeasures, recordPageView } from "./measure.server.ts";
import type { PageView } from "./measure.ts";
import { getBucket } from "./scale.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
afterEach(() => setClock());

const view: PageView = {
  page: "/about",
  locale: "fr",
  country: "senegal",
  connection: "4g",
  values: { lcp: 1800, cls: 0, ttfb: 300 },
};
const rows = () => db().select().from(measures).orderBy(measures.metric, measures.day);
const editor = () => buildStaff({ role: "editor" });

test("recordPageView: stores daily counts per metric and nothing else", async () => {
  setClock("2026-11-21T23:59:00Z");
  await recordPageView(view);
  await recordPageView({ ...view, values: { lcp: 1805 } });
  const { values: _, ...where } = view;
  const storedColumns = { day: "2026-11-21", ...where };
  expect(await rows()).toEqual([
    { ...storedColumns, metric: "cls", bucket: -20, count: 1 },
    { ...storedColumns, metric: "lcp", bucket: getBucket("lcp", 1800), count: 2 },
    { ...storedColumns, metric: "ttfb", bucket: getBucket("ttfb", 300), count: 1 },
  ]);
});

test("recordPageView: stores nothing for a view without values", async () => {
  await recordPageView({ ...view, values: {} });
  expect(await rows()).toEqual([]);
});

test("recordPageView: loses no simultaneous view", async () => {
  const pageViews = Array.from({ length: 60 }, (_, i) =>
    recordPageView({ ...view, values: i % 2 ? view.values : { ttfb: 300, lcp: 1800 } }),
  );
  await Promise.all(pageViews);
  const { rows: sums } = await db().execute(
    sql`select metric, sum(count)::int as n from measures group by metric order by metric`,
  );
  expect(sums).toEqual([
    { metric: "cls", n: 30 },
    { metric: "lcp", n: 60 },
    { metric: "ttfb", n: 60 },
  ]);
});

test("recordPageView: deletes counts after 400 days", async () => {
  for (const day of ["2025-10-16", "2025-10-17", "2026-11-21"]) {
    setClock(`${day}T08:00:00Z`);
    await recordPageView({ ...view, values: { lcp: 900 } });
  }
  expect((await rows()).map(({ day }) => day)).toEqual(["2025-10-17", "2026-11-21"]);
});

test("listMeasures: returns the last 28 days grouped by a dimension", async () => {
  for (const day of ["2026-10-24", "2026-10-25", "2026-11-21"]) {
    setClock(`${day}T08:00:00Z`);
    await recordPageView({ ...view, values: { lcp: 900 } });
  }
  await recordPageView({ ...view, country: "cameroon", values: { lcp: 9000 } });
  const lines = await listMeasures(await editor(), "country", {});
  expect(new Map(lines.map(({ value, histograms }) => [value, histograms.get("lcp")]))).toEqual(
    new Map([
      ["senegal", new Map([[getBucket("lcp", 900), 2]])],
      ["cameroon", new Map([[getBucket("lcp", 9000), 1]])],
    ]),
  );
});

test("listMeasures: filters by page, locale, country and connection", async () => {
  await recordPageView(view);
  await recordPageView({ ...view, page: "/" });
  await recordPageView({ ...view, locale: "en" });
  await recordPageView({ ...view, country: "other" });
  await recordPageView({ ...view, connection: "3g" });
  const { page, locale, country, connection } = view;
  const pages = async (filter: Parameters<typeof listMeasures>[2]) =>
    (await listMeasures(await editor(), "page", filter)).map(({ value, histograms }) => [
      value,
      [...(histograms.get("lcp")?.values() ?? [])],
    ]);
  expect(await pages({ page, locale, country, connection })).toEqual([["/about", [1]]]);
  expect(await pages({ page: "/" })).toEqual([["/", [1]]]);
  expect(await pages({ locale: "en", country: "other" })).toEqual([]);
});

test("listMeasures: returns [] without permission", async () => {
  await recordPageView(view);
  for (const actor of [await buildStudent(), await buildStaff(), { kind: "visitor" as const }])
    expect(await listMeasures(actor, "page", {})).toEqual([]);
});
