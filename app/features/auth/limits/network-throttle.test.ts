import { describe, expect, it } from "vitest";
import { createNetworkThrottle } from "./network-throttle.ts";

const START_MS = 1_000_000;
const options = { gapMs: 1_000, maxWaitMs: 3_000 };

describe("createNetworkThrottle", () => {
  it("makes a network that is not slowed wait 0 ms", () => {
    const throttle = createNetworkThrottle(options);
    throttle.slow("one", START_MS + 60_000);
    expect([
      throttle.reserveTurn("other", START_MS),
      throttle.reserveTurn("other", START_MS),
    ]).toEqual([0, 0]);
  });

  it("spaces the tries of a slowed network, and returns null when the wait would be too long", () => {
    const throttle = createNetworkThrottle(options);
    throttle.slow("one", START_MS + 60_000);
    const waits = [1, 2, 3, 4, 5].map(() => throttle.reserveTurn("one", START_MS));
    expect(waits).toEqual([0, 1_000, 2_000, 3_000, null]);
    expect(throttle.reserveTurn("one", START_MS + 2_000)).toBe(2_000);
  });

  it("gives each queue of a slowed network its own turns", () => {
    const throttle = createNetworkThrottle(options);
    throttle.slow("one", START_MS + 60_000);
    for (let n = 0; n < 5; n++) throttle.reserveTurn("one", START_MS, "full");
    expect(throttle.reserveTurn("one", START_MS, "full")).toBeNull();
    expect(throttle.reserveTurn("one", START_MS, "other")).toBe(0);
  });

  it("keeps the turns when a network is slowed again", () => {
    const throttle = createNetworkThrottle(options);
    throttle.slow("one", START_MS + 60_000);
    throttle.reserveTurn("one", START_MS);
    throttle.slow("one", START_MS + 90_000);
    expect(throttle.reserveTurn("one", START_MS)).toBe(1_000);
  });

  it("stops slowing a network when its time is over", () => {
    const throttle = createNetworkThrottle(options);
    throttle.slow("one", START_MS + 10_000);
    throttle.reserveTurn("one", START_MS);
    expect([
      throttle.reserveTurn("one", START_MS + 10_000),
      throttle.reserveTurn("one", START_MS + 10_000),
    ]).toEqual([0, 0]);
  });

  it("stores ten thousand networks and drops the one slowed longest ago", () => {
    const throttle = createNetworkThrottle(options);
    for (let n = 0; n <= 10_000; n++) throttle.slow(`place ${n}`, START_MS + 60_000);
    const getSecondWait = (network: string) =>
      [1, 2].map(() => throttle.reserveTurn(network, START_MS))[1];
    expect(getSecondWait("place 0")).toBe(0);
    expect(getSecondWait("place 1")).toBe(1_000);
  });
});
