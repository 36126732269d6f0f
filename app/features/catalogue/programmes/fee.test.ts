import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type FeeItem, feeKinds, groupFees, selectFees, sumFees } from "./fee.ts";

const everywhere = { site: null, intakeId: null, level: null, rhythm: null, format: null };
const tuition: FeeItem = {
  ...everywhere,
  id: "a",
  kind: "tuition",
  labelFr: null,
  labelEn: null,
  amountMinor: 1_950_000,
  currency: "XOF",
  per: "year",
  isFrom: true,
  position: 1,
};
const dakar6 = { ...everywhere, site: "senegal", level: "grade-6" } as const;

describe("selectFees", () => {
  it("prefers the amount of the class to the amount of the campus and of every place", () => {
    const items: FeeItem[] = [
      tuition,
      { ...tuition, id: "b", site: "senegal", amountMinor: 2 },
      { ...tuition, id: "c", site: "senegal", level: "grade-6", amountMinor: 3 },
      { ...tuition, id: "d", site: "cameroon", level: "grade-6", amountMinor: 4 },
      { ...tuition, id: "e", currency: "CAD", amountMinor: 62_000 },
    ];
    expect(selectFees(dakar6, items).map(({ id }) => id)).toEqual(["c", "e"]);
    expect(selectFees(everywhere, items).map(({ id }) => id)).toEqual(["a", "e"]);
  });

  it("keeps amounts of one kind for different things, in the order of the staff", () => {
    const lunch = { ...tuition, id: "l", kind: "other", labelFr: "Cantine", position: 3 } as const;
    const shuttle = { ...lunch, id: "s", labelFr: "Navette", position: 2 };
    expect(selectFees(dakar6, [lunch, shuttle]).map(({ id }) => id)).toEqual(["s", "l"]);
  });

  const itemArbitrary = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...feeKinds),
    labelFr: fc.constant(null),
    labelEn: fc.constant(null),
    amountMinor: fc.nat(9_000_000),
    currency: fc.constantFrom(...currencies),
    per: fc.constantFrom("once" as const, "year" as const),
    isFrom: fc.boolean(),
    position: fc.nat(5),
    site: fc.constantFrom(null, "senegal" as const, "cameroon" as const),
    intakeId: fc.constant(null),
    level: fc.constantFrom(null, "grade-6" as const, "grade-7" as const),
    rhythm: fc.constant(null),
    format: fc.constant(null),
  });
  const itemsArbitrary = fc.uniqueArray(itemArbitrary, { selector: ({ id }) => id });

  it("does not depend on the order of the amounts", () => {
    fc.assert(
      fc.property(itemsArbitrary, (items) => {
        expect(selectFees(dakar6, items.toReversed())).toEqual(selectFees(dakar6, items));
      }),
    );
  });

  it("sums that never mix two currencies", () => {
    fc.assert(
      fc.property(itemsArbitrary, (items) => {
        const totals = sumFees(items);
        for (const currency of currencies) {
          const own = items.filter((item) => item.currency === currency);
          const total = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect(totals.get(currency) ?? 0).toBe(total);
        }
      }),
    );
  });
});

describe("groupFees", () => {
  it("puts the amounts of both campuses in one row, and classes with equal amounts together", () => {
    const dakar = { ...tuition, site: "senegal" } as const;
    const yaounde = { ...tuition, site: "cameroon", currency: "XAF", amountMinor: 9 } as const;
    const rows = groupFees([
      { ...dakar, id: "1", level: "grade-6" },
      { ...yaounde, id: "2", level: "grade-6" },
      { ...dakar, id: "3", level: "grade-7" },
      { ...yaounde, id: "4", level: "grade-7" },
      { ...dakar, id: "5", level: "grade-8", amountMinor: 8 },
      { ...dakar, id: "6", kind: "application", per: "once", position: 0 },
    ]);
    expect(rows.map(({ kind, levels, amounts }) => [kind, levels, amounts.length])).toEqual([
      ["application", null, 1],
      ["tuition", ["grade-6", "grade-7"], 2],
      ["tuition", ["grade-8"], 1],
    ]);
  });
});
