import { expect, test } from "vitest";
import { usualWishes } from "../notice-wishes.ts";
import type { AccountDetails } from "./account.ts";
import { staleEdit } from "./stale-edit.ts";

const seen: AccountDetails = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr",
  ...usualWishes,
};

test("a page that showed what is kept is not stale, whatever is typed on it", () => {
  expect(staleEdit(seen, { ...seen, firstName: "Binta" }, seen)).toBeNull();
});

test("the same change made twice is not a dispute", () => {
  const binta = { ...seen, firstName: "Binta" };
  expect(staleEdit(seen, binta, binta)).toBeNull();
});

test("two different answers for one field are disputed", () => {
  const kept = { ...seen, firstName: "Coumba" };
  expect(staleEdit(seen, { ...seen, firstName: "Binta" }, kept)).toEqual({
    disputed: ["firstName"],
    elsewhere: [],
  });
});

test("what changed elsewhere and not here is taken over", () => {
  const kept = { ...seen, phone: "+221771234567", noticeMessage: "never" as const };
  expect(staleEdit(seen, { ...seen, firstName: "Binta" }, kept)).toEqual({
    disputed: [],
    elsewhere: ["phone", "noticeMessage"],
  });
});

test("a page that does not say what it showed disputes all that differs", () => {
  expect(staleEdit({}, { ...seen, firstName: "Binta", locale: "en" }, seen)).toEqual({
    disputed: ["firstName"],
    elsewhere: ["locale"],
  });
});
