import { expect, test } from "vitest";
import { applicationListMessages } from "#app/i18n/application-list.ts";
import { duplicatesMessages } from "#app/i18n/duplicates.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { historyActionPrefixes, historyKinds, parseHistoryKind } from "./history-kinds.ts";

test("every act of a file is of one kind", () => {
  const named = { ...officeMessages.fr.file.actions, ...reviewMessages.fr.actions };
  const all = [
    ...Object.keys(named),
    ...Object.keys(applicationListMessages.fr.acts),
    ...Object.keys(duplicatesMessages.fr.actions),
  ];
  // What is done to many at once, or to the list, is not of one file.
  const acts = all.filter((act) => !act.startsWith("applications."));
  expect(acts.length).toBeGreaterThan(40);
  const wrong = acts.filter(
    (act) =>
      historyKinds.filter((kind) => historyActionPrefixes[kind].some((one) => act.startsWith(one)))
        .length !== 1,
  );
  expect(wrong).toEqual([]);
});

test("an address asks for one kind, or for all", () => {
  expect(parseHistoryKind("looks")).toBe("looks");
  for (const asked of [null, "", "toString"]) expect(parseHistoryKind(asked)).toBeNull();
});
