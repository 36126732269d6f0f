import { expect, test } from "vitest";
import type { AccountDetails } from "./account.ts";
import { findAccountConflict } from "./account-conflict.ts";
import { defaultNotificationPreferences } from "./notification-preferences.ts";

const base: AccountDetails = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr",
  ...defaultNotificationPreferences,
};

test("findAccountConflict: returns null when the base equals the stored details", () => {
  expect(findAccountConflict(base, { ...base, firstName: "Binta" }, base)).toBeNull();
});

test("findAccountConflict: returns null for the same change made twice", () => {
  const binta = { ...base, firstName: "Binta" };
  expect(findAccountConflict(base, binta, binta)).toBeNull();
});

test("findAccountConflict: lists a field with two different new values as conflicting", () => {
  const stored = { ...base, firstName: "Coumba" };
  expect(findAccountConflict(base, { ...base, firstName: "Binta" }, stored)).toEqual({
    conflicting: ["firstName"],
    changedElsewhere: [],
  });
});

const conflictingChanges: [Partial<AccountDetails>, Partial<AccountDetails>][] = [
  [{ lastName: "Fall" }, { lastName: "Sow" }],
  [{ phone: "+221771234567" }, { phone: "+221781234567" }],
  [{ noticeMessage: "daily" }, { noticeMessage: "never" }],
  [{ noticeState: "daily" }, { noticeState: "never" }],
  [{ noticeMissingPiece: "never" }, { noticeMissingPiece: "daily" }],
  [{ noticeDeadline: "daily" }, { noticeDeadline: "never" }],
  [{ noticeConsent: "never" }, { noticeConsent: "daily" }],
  [{ quietFrom: 20 }, { quietFrom: 22 }],
  [{ quietTo: 6 }, { quietTo: 8 }],
];
test.each(conflictingChanges)(
  "findAccountConflict: lists %j submitted and %j stored as conflicting",
  (here, there) => {
    expect(findAccountConflict(base, { ...base, ...here }, { ...base, ...there })).toEqual({
      conflicting: Object.keys(here),
      changedElsewhere: [],
    });
  },
);

test("findAccountConflict: lists a field that changed only elsewhere", () => {
  const stored = { ...base, phone: "+221771234567", noticeMessage: "never" as const };
  expect(findAccountConflict(base, { ...base, firstName: "Binta" }, stored)).toEqual({
    conflicting: [],
    changedElsewhere: ["phone", "noticeMessage"],
  });
});

test("findAccountConflict: reports every differing field as conflicting without a base", () => {
  expect(findAccountConflict({}, { ...base, firstName: "Binta", locale: "en" }, base)).toEqual({
    conflicting: ["firstName", "locale"],
    changedElsewhere: [],
  });
});
