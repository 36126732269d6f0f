import { expect, test } from "vitest";
import { isNews } from "./waiting.ts";

test("a message has come when more conversations wait than were told or shown, and not by one's own act", () => {
  expect(isNews(2, { known: 1, shown: 1, acts: false })).toBe(true);
  expect(isNews(1, { known: 0, shown: null, acts: false })).toBe(true);
  expect(isNews(1, { known: undefined, shown: 0, acts: false })).toBe(false);
  expect(isNews(1, { known: 1, shown: 0, acts: false })).toBe(false);
  expect(isNews(2, { known: 1, shown: 1, acts: true })).toBe(false);
  expect(isNews(2, { known: 1, shown: 2, acts: false })).toBe(false);
});
