import { expect, test } from "vitest";
import { plainPath } from "#app/i18n/locale.ts";
import { speedMessages } from "#app/i18n/speed.ts";
import { readFloorPlan } from "#tests/support/floor-plan.ts";

test("every page that is measured has a name in the office, and no other", async () => {
  const measured = (await readFloorPlan())
    .filter(({ layouts }) => layouts.includes("routes/site/for-everybody.tsx"))
    .map(({ address }) => plainPath(address));
  expect(measured.length).toBeGreaterThan(20);
  expect(Object.keys(speedMessages.fr.pages).toSorted()).toEqual([...new Set(measured)].toSorted());
});
