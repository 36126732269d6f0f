import { expect, test } from "vitest";
import type { Departure } from "#app/features/notices/departure.ts";
import { departuresIn } from "./departures.ts";

test("letters that leave at once, later and never are counted apart, with the first that waits", () => {
  const later = (time: string): Departure => {
    const at = new Date(`2026-11-21T${time}:00Z`);
    return { leaves: "later", campus: "senegal", why: "quiet", at };
  };
  const [now, never]: Departure[] = [{ leaves: "now" }, { leaves: "never", why: "unwanted" }];
  const all = [now, later("07:00"), later("06:00"), never].flatMap((one) => one ?? []);
  expect(departuresIn(all)).toEqual({
    ...{ now: 1, never: 1 },
    later: { count: 2, first: { at: new Date("2026-11-21T06:00:00Z"), campus: "senegal" } },
  });
  expect(departuresIn([])).toEqual({ now: 0, later: null, never: 0 });
});
