import { expect, test } from "vitest";
import { isNewMessage } from "./waiting-count.ts";

test("isNewMessage: returns true for a higher count than before and on the page, unless a form is being sent", () => {
  expect(isNewMessage(2, { previousCount: 1, shownCount: 1, isSubmitting: false })).toBe(true);
  expect(isNewMessage(1, { previousCount: 0, shownCount: null, isSubmitting: false })).toBe(true);
  expect(isNewMessage(1, { previousCount: undefined, shownCount: 0, isSubmitting: false })).toBe(
    false,
  );
  expect(isNewMessage(1, { previousCount: 1, shownCount: 0, isSubmitting: false })).toBe(false);
  expect(isNewMessage(2, { previousCount: 1, shownCount: 1, isSubmitting: true })).toBe(false);
  expect(isNewMessage(2, { previousCount: 1, shownCount: 2, isSubmitting: false })).toBe(false);
});
