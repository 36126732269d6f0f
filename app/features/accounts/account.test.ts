import { expect, test } from "vitest";
import { changedFields } from "./account.ts";
import { defaultNotificationPreferences } from "./notification-preferences.ts";

const details = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr" as const,
  ...defaultNotificationPreferences,
};

test("changedFields: lists the fields that differ", () => {
  expect(changedFields(details, { ...details, locale: "en", phone: "+221771234567" })).toEqual([
    "phone",
    "locale",
  ]);
  expect(changedFields(details, details)).toEqual([]);
});
