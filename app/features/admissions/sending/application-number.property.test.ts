import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campuses } from "#app/features/access/actor.ts";
import { formatApplicationNumber } from "./application-number.ts";

const year = fc.integer({ min: 2020, max: 2100 });
const campus = fc.constantFrom(...campuses);
const sequence = fc.integer({ min: 1, max: 20_000 });

describe("formatApplicationNumber", () => {
  it("has the same form for each year of an intake, campus and sequence", () => {
    fc.assert(
      fc.property(year, campus, sequence, (...number) => {
        expect(formatApplicationNumber(...number)).toMatch(/^ER-\d\d-(DKR|YDE)-\d{4,}$/);
      }),
    );
  });

  it("gives two applications of a century two numbers", () => {
    const century = fc.integer({ min: 2001, max: 2100 });
    const application = fc.tuple(century, campus, sequence);
    // Neighbours, which a number with a missing part would not distinguish.
    const neighbours = application.chain(([y, place, n]) =>
      fc.tuple(
        fc.constant<[number, typeof place, number]>([y, place, n]),
        fc.tuple(
          fc.constantFrom(y, y === 2100 ? 2001 : y + 1, y > 2090 ? 2001 : y + 10),
          campus,
          fc.constantFrom(n, n + 1, n * 10),
        ),
      ),
    );
    fc.assert(
      fc.property(neighbours, ([one, other]) => {
        const isSame = formatApplicationNumber(...one) === formatApplicationNumber(...other);
        expect(isSame).toBe(String(one) === String(other));
      }),
      { numRuns: 300 },
    );
  });

  it("sorts as text in the order of submission, up to the sequence 9999", () => {
    const short = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(year, campus, short, short, (y, place, one, other) => {
        const isBefore =
          formatApplicationNumber(y, place, one) < formatApplicationNumber(y, place, other);
        expect(isBefore).toBe(one < other);
      }),
    );
  });
});
