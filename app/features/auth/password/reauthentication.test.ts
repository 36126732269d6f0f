import { expect, test } from "vitest";
import { isAuthenticationRecent } from "./reauthentication.ts";

const atMinute = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8, minutes));

test.each([
  [null, 14, true],
  [null, 15, false],
  [atMinute(30), 44, true],
  [atMinute(30), 45, false],
])(
  "isAuthenticationRecent: signed in at minute 0, confirmed at %s, at minute %i: %s",
  (provedAt, now, isRecent) => {
    expect(isAuthenticationRecent({ createdAt: atMinute(0), provedAt }, atMinute(now))).toBe(
      isRecent,
    );
  },
);
