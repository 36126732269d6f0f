import { expect, test } from "vitest";
import { defaultNotificationPreferences } from "../notification-preferences.ts";
import type { AccountDetails } from "./account.ts";
import { findAccountConflict } from "./account-conflict.ts";

const seen: AccountDetails = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr",
  ...defaultNotificationPreferences,
};

test("a page that showed what is kept is not stale, whatever is typed on it", () => {
  expect(findAccountConflict(seen, { ...seen, firstName: "Binta" }, seen)).toBeNull();
});

test("the same change made twice is not a dispute", () => {
  const binta = { ...seen, firstName: "Binta" };
  expect(findAccountConflict(seen, binta, binta)).toBeNull();
});

test("two different answers for one field are disputed", () => {
  const kept = { ...seen, firstName: "Coumba" };
  expect(findAccountConflict(seen, { ...seen, firstName: "Binta" }, kept)).toEqual({
    disputed: ["firstName"],
    elsewhere: [],
  });
});

const twice: [Partial<AccountDetails>, Partial<AccountDetails>][] = [
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
test.each(twice)("%j typed here and %j elsewhere are disputed", (here, there) => {
  expect(findAccountConflict(seen, { ...seen, ...here }, { ...seen, ...there })).toEqual({
    disputed: Object.keys(here),
    elsewhere: [],
  });
});

test("what changed elsewhere and not here is taken over", () => {
  const kept = { ...seen, phone: "+221771234567", noticeMessage: "never" as const };
  expect(findAccountConflict(seen, { ...seen, firstName: "Binta" }, kept)).toEqual({
    disputed: [],
    elsewhere: ["phone", "noticeMessage"],
  });
});

test("a page that does not say what it showed disputes all that differs", () => {
  expect(findAccountConflict({}, { ...seen, firstName: "Binta", locale: "en" }, seen)).toEqual({
    disputed: ["firstName", "locale"],
    elsewhere: [],
  });
});
