import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryDay, arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import {
  averageScales,
  groupByDecade,
  listMissingYears,
  listSchoolYears,
  PENDING_SCALE,
  parseAverage,
  parseSchoolYear,
} from "./cursus.ts";

const numberScales = averageScales.filter((scale) => /^\d/.test(scale));
const scale = fc.constantFrom(...averageScales);
const averageLike = createTextArbitrary([
  ...["0", "9", "14", "100", "4.33", ",", ".", "/", "20", "%", "A", "b", "+", "-", "−", "*"],
  ...["٥", "٫", " ", "\u202F", "Bien"],
]);
const input = fc.oneof(averageLike, arbitraryText);

/** An average of a numbered scale, in hundredths so that it has an exact spelling. */
const score = fc
  .constantFrom(...numberScales)
  .chain((on) => fc.tuple(fc.constant(on), fc.nat(Math.floor(Number(on) * 100))))
  .map(([on, hundredths]) => ({ on, number: String(hundredths / 100) }));

describe("parseAverage", () => {
  it("returns a number between 0 and its scale, a letter, a mention, null or an error for any text", () => {
    fc.assert(
      fc.property(input, fc.oneof(scale, fc.constantFrom("", "12")), (average, averageScale) => {
        const parsed = parseAverage({ average, averageScale });
        if (!parsed.ok)
          expect(parsed.reason).toMatch(/^(average-|too-long:|unreadable$|not-in-list$)/);
        if (!parsed.ok || parsed.value === null) return;
        expect(averageScales).toContain(parsed.value.scale);
        if (!numberScales.some((one) => one === parsed.value?.scale)) return;
        expect(parsed.value.average).toMatch(/^\d+(\.\d+)?$/);
        expect(Number(parsed.value.average)).toBeLessThanOrEqual(Number(parsed.value.scale));
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing in an average that it has stored", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          input,
          score.map(({ number }) => number),
        ),
        scale,
        (average, averageScale) => {
          const parsed = parseAverage({ average, averageScale });
          if (!parsed.ok || !parsed.value?.average) return;
          expect(
            parseAverage({ average: parsed.value.average, averageScale: parsed.value.scale }),
          ).toEqual(parsed);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("reads an average alike with comma or point, with or without its scale, in digits of each script", () => {
    const zero = fc.constantFrom(0x30, 0x0660, 0x06f0, 0xff10);
    const spelling = fc.record({
      comma: fc.boolean(),
      written: fc.boolean(),
      chosen: fc.boolean(),
    });
    fc.assert(
      fc.property(score, spelling, zero, ({ on, number }, { comma, written, chosen }, first) => {
        const text = number + (written || !chosen ? ` / ${on}` : "");
        const average = (comma ? text.replaceAll(".", ",") : text).replace(/\d/g, (digit) =>
          String.fromCharCode(first + Number(digit)),
        );
        expect(parseAverage({ average, averageScale: chosen ? on : "" })).toEqual({
          ok: true,
          value: { average: number, scale: on },
        });
      }),
      { numRuns: 300 },
    );
  });

  it("refuses each average above its scale, and each scale that differs from the written one", () => {
    fc.assert(
      fc.property(score, fc.constantFrom(...numberScales), ({ on, number }, other) => {
        const above = Number(on) + 0.01 + Number(number);
        const average = above.toFixed(2);
        const parsed = parseAverage({ average, averageScale: on });
        expect(parsed).toEqual({ ok: false, reason: `average-range:${on}` });
        if (other === on) return;
        expect(parseAverage({ average: `${number}/${on}`, averageScale: other })).toEqual({
          ok: false,
          reason: `average-scale-written:${on}`,
        });
      }),
    );
  });

  it("ignores any text while the result is pending", () => {
    fc.assert(
      fc.property(input, (average) => {
        expect(parseAverage({ average, averagePending: "on" })).toEqual({
          ok: true,
          value: { average: null, scale: PENDING_SCALE },
        });
      }),
    );
  });
});

describe("parseSchoolYear", () => {
  it("accepts each year of listSchoolYears with any sign between, and no other text", () => {
    const sign = fc.constantFrom("-", "–", "/", " - ", " / ");
    fc.assert(
      fc.property(arbitraryDay, sign, fc.nat(60), (today, between, index) => {
        const year = listSchoolYears(today)[index] ?? "";
        expect(parseSchoolYear(year.replace("-", between), today)).toEqual({
          ok: true,
          value: year,
        });
      }),
    );
    const yearLike = createTextArbitrary(["2025", "2026", "2027", "-", "/", "٢٠٢٦", " "]);
    const years = fc.integer({ min: 1955, max: 2030 }).map((year) => `${year}-${year + 1}`);
    const day = fc.constantFrom("2025-07-31", "2025-08-01", "2026-11-22");
    fc.assert(
      fc.property(fc.oneof(years, yearLike, arbitraryText), day, (text, today) => {
        const parsed = parseSchoolYear(text, today);
        if (parsed.ok && parsed.value) expect(listSchoolYears(today)).toContain(parsed.value);
      }),
      { numRuns: 300 },
    );
  });
});

describe("groupByDecade", () => {
  it("puts each year in the group of its decade, in the same order", () => {
    fc.assert(
      fc.property(arbitraryDay, (today) => {
        const years = listSchoolYears(today);
        const groups = groupByDecade(years);
        expect(groups.flatMap((group) => group.years)).toEqual(years);
        for (const group of groups)
          expect(new Set(group.years.map((year) => `${year.slice(0, 3)}0`))).toEqual(
            new Set([String(group.decade)]),
          );
      }),
    );
  });
});

describe("listMissingYears", () => {
  const entries = fc.array(
    fc.integer({ min: 2005, max: 2026 }).map((year) => ({ schoolYear: `${year}-${year + 1}` })),
    { maxLength: 12 },
  );

  it("lists at most twelve years, each without an entry and after the first, in order", () => {
    fc.assert(
      fc.property(entries, (known) => {
        const missing = listMissingYears(known, "2026-11-22");
        const years = known.map(({ schoolYear }) => schoolYear).toSorted();
        expect(missing.length).toBeLessThanOrEqual(12);
        expect(missing).toEqual(missing.toSorted());
        expect(missing.filter((year) => years.includes(year))).toEqual([]);
        expect(missing.filter((year) => year <= (years[0] ?? "") || year >= "2026-2027")).toEqual(
          [],
        );
      }),
    );
  });

  it("lists nothing once each missing year has an entry", () => {
    fc.assert(
      fc.property(entries, (known) => {
        const missing = listMissingYears(known, "2026-11-22");
        const added = missing.map((schoolYear) => ({ schoolYear }));
        expect(listMissingYears([...known, ...added], "2026-11-22")).toEqual([]);
      }),
    );
  });
});
