import { expect, test } from "vitest";
import { usualWishes } from "../notice-wishes.ts";
import { changedFields } from "./account.ts";

const details = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr" as const,
  ...usualWishes,
};

test("tells which details changed", () => {
  expect(changedFields(details, { ...details, locale: "en", phone: "+221771234567" })).toEqual([
    "phone",
    "locale",
  ]);
  expect(changedFields(details, details)).toEqual([]);
});
