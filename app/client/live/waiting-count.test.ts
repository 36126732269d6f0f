import { expect, test } from "vitest";
import { isNewMessage } from "./waiting-count.ts";

test("a message has come when more conversations wait than were told or shown, and not by one's own act", () => {
  expect(isNewMessage(2, { previousCount: 1, shownCount: 1, isSubmitting: false })).toBe(true);
  expect(isNewMessage(1, { previousCount: 0, shownCount: null, isSubmitting: false })).toBe(true);
  expect(isNewMessage(1, { previousCount: undefined, shownCount: 0, isSubmitting: false })).toBe(
    false,
  );
  expect(isNewMessage(1, { previousCount: 1, shownCount: 0, isSubmitting: false })).toBe(false);
  expect(isNewMessage(2, { previousCount: 1, shownCount: 1, isSubmitting: true })).toBe(false);
  expect(isNewMessage(2, { previousCount: 1, shownCount: 2, isSubmitting: false })).toBe(false);
});
