import { expect, test } from "vitest";
import { isAuthenticationRecent } from "./reauthentication.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8, minutes));

test.each([
  [null, 14, true],
  [null, 15, false],
  [at(30), 44, true],
  [at(30), 45, false],
])("signed in at 0, proved at %s: at %i minutes it is fresh: %s", (provedAt, now, fresh) => {
  expect(isAuthenticationRecent({ createdAt: at(0), provedAt }, at(now))).toBe(fresh);
});
