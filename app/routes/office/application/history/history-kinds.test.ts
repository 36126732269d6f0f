import { expect, test } from "vitest";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { historyActionPrefixes, historyKinds, parseHistoryKind } from "./history-kinds.ts";

test("historyActionPrefixes: give each action of an application exactly one kind", () => {
  const actionNames = { ...officeMessages.fr.file.actions, ...reviewMessages.fr.actions };
  const all = [
    ...Object.keys(actionNames),
    ...Object.keys(applicationListMessages.fr.actions),
    ...Object.keys(duplicatesMessages.fr.actions),
  ];
  // Bulk actions and list exports are not part of the history of one application.
  const actions = all.filter((action) => !action.startsWith("applications."));
  expect(actions.length).toBeGreaterThan(40);
  const unclassified = actions.filter(
    (action) =>
      historyKinds.filter((kind) =>
        historyActionPrefixes[kind].some((one) => action.startsWith(one)),
      ).length !== 1,
  );
  expect(unclassified).toEqual([]);
});

test("parseHistoryKind: returns null for an unknown or empty kind", () => {
  expect(parseHistoryKind("views")).toBe("views");
  for (const value of [null, "", "toString"]) expect(parseHistoryKind(value)).toBeNull();
});
