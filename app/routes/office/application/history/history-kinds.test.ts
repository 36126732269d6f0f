import { expect, test } from "vitest";
import { doubleWords } from "#app/i18n/double.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { officeWords } from "#app/i18n/office.ts";
import { reviewWords } from "#app/i18n/review.ts";
import { kindNames, kindOf, kinds } from "./history-kinds.ts";

test("every act of a file is of one kind", () => {
  const named = { ...officeWords.fr.file.actions, ...reviewWords.fr.actions };
  const all = [
    ...Object.keys(named),
    ...Object.keys(listingWords.fr.acts),
    ...Object.keys(doubleWords.fr.actions),
  ];
  // What is done to many at once, or to the list, is not of one file.
  const acts = all.filter((act) => !act.startsWith("applications."));
  expect(acts.length).toBeGreaterThan(40);
  const wrong = acts.filter(
    (act) =>
      kindNames.filter((kind) => kinds[kind].some((one) => act.startsWith(one))).length !== 1,
  );
  expect(wrong).toEqual([]);
});

test("an address asks for one kind, or for all", () => {
  expect(kindOf("looks")).toBe("looks");
  for (const asked of [null, "", "toString"]) expect(kindOf(asked)).toBeNull();
});
