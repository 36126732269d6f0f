import { describe, expect, it } from "vitest";
import { createNetworkThrottle } from "./network-throttle.ts";

const START_MS = 1_000_000;
const options = { gapMs: 1_000, maxWaitMs: 3_000 };

describe("createNetworkThrottle", () => {
  it("lets a place that is not slowed go on at once", () => {
    const pace = createNetworkThrottle(options);
    pace.slow("one", START_MS + 60_000);
    expect([pace.takeTurn("other", START_MS), pace.takeTurn("other", START_MS)]).toEqual([0, 0]);
  });

  it("spaces the tries of a slowed place, and refuses one that would wait too long", () => {
    const pace = createNetworkThrottle(options);
    pace.slow("one", START_MS + 60_000);
    const waits = [1, 2, 3, 4, 5].map(() => pace.takeTurn("one", START_MS));
    expect(waits).toEqual([0, 1_000, 2_000, 3_000, null]);
    expect(pace.takeTurn("one", START_MS + 2_000)).toBe(2_000);
  });

  it("holds no line of a slowed place up by another one", () => {
    const pace = createNetworkThrottle(options);
    pace.slow("one", START_MS + 60_000);
    for (let n = 0; n < 5; n++) pace.takeTurn("one", START_MS, "full");
    expect(pace.takeTurn("one", START_MS, "full")).toBeNull();
    expect(pace.takeTurn("one", START_MS, "other")).toBe(0);
  });

  it("keeps the line when a place is slowed again", () => {
    const pace = createNetworkThrottle(options);
    pace.slow("one", START_MS + 60_000);
    pace.takeTurn("one", START_MS);
    pace.slow("one", START_MS + 90_000);
    expect(pace.takeTurn("one", START_MS)).toBe(1_000);
  });

  it("forgets a place once its time is over", () => {
    const pace = createNetworkThrottle(options);
    pace.slow("one", START_MS + 10_000);
    pace.takeTurn("one", START_MS);
    expect([
      pace.takeTurn("one", START_MS + 10_000),
      pace.takeTurn("one", START_MS + 10_000),
    ]).toEqual([0, 0]);
  });

  it("remembers ten thousand places, and forgets the one slowed longest ago", () => {
    const pace = createNetworkThrottle(options);
    for (let n = 0; n <= 10_000; n++) pace.slow(`place ${n}`, START_MS + 60_000);
    const second = (place: string) => [1, 2].map(() => pace.takeTurn(place, START_MS))[1];
    expect(second("place 0")).toBe(0);
    expect(second("place 1")).toBe(1_000);
  });
});
