import { expect, test } from "vitest";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { readRoutes } from "#tests/support/route-table.ts";

test("measured pages: each has a name in the office, and no other page has", async () => {
  const measured = (await readRoutes())
    .filter(({ layouts }) => layouts.includes("routes/site/for-everybody.tsx"))
    .map(({ address }) => stripLocale(address));
  expect(measured.length).toBeGreaterThan(20);
  expect(Object.keys(pageSpeedMessages.fr.pages).toSorted()).toEqual(
    [...new Set(measured)].toSorted(),
  );
});
