import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "#app/lib/duration.ts";
import { log } from "#app/platform/log.server.ts";
import { createPublicationTimer } from "./publications.server.ts";

const START = new Date("2026-12-01T08:00:00Z");
const at = (ms: number) => new Date(START.getTime() + ms);
const failure = () => Promise.reject(new Error("the database is unreachable"));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(log(), "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A timer over a fake database; reads fail only when a test asks for it. */
function timerOver(...publications: Date[]) {
  const expire = vi.fn();
  const nextPublication = vi.fn(
    async () => publications.find((moment) => moment.getTime() > Date.now()) ?? null,
  );
  const learnSchool = vi.fn(async () => false);
  const timer = createPublicationTimer({ expire }, { learnSchool, nextPublication });
  return { timer, expire, nextPublication, learnSchool };
}

describe("createPublicationTimer", () => {
  it("expires the pages at each publication time, not every hour before it", async () => {
    const { timer, expire } = timerOver(at(30 * HOUR_MS), at(60 * HOUR_MS));
    await timer.start();
    await vi.advanceTimersByTimeAsync(30 * HOUR_MS);
    expect(expire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(expire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30 * HOUR_MS);
    expect(expire).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("retries when the database fails, and expires the pages when it answers", async () => {
    const { timer, expire, nextPublication } = timerOver(at(1_000), at(2 * HOUR_MS));
    await timer.start();
    nextPublication.mockImplementationOnce(failure).mockImplementationOnce(failure);
    await vi.advanceTimersByTimeAsync(1_010);
    expect(expire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(expire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(expire).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(expire).toHaveBeenCalledTimes(3);
  });

  it("retries at least once a minute while the database is unavailable", async () => {
    const { timer, nextPublication } = timerOver();
    await timer.start();
    nextPublication.mockImplementation(failure);
    timer.publish();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(nextPublication.mock.calls.length).toBeGreaterThan(60);
  });

  it("keeps the known publication time while the school's name cannot be read", async () => {
    const { timer, expire, learnSchool } = timerOver(at(HOUR_MS));
    await timer.start();
    learnSchool.mockImplementation(failure);
    timer.publish();
    await vi.advanceTimersByTimeAsync(HOUR_MS + 10);
    expect(expire).toHaveBeenCalledTimes(2);
    learnSchool.mockImplementation(async () => true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(expire.mock.calls.length).toBeGreaterThan(2);
  });

  it("ignores the answer of an earlier read that arrives late", async () => {
    const { timer, expire, nextPublication } = timerOver(at(1_000));
    const slow = Promise.withResolvers<Date | null>();
    nextPublication.mockImplementationOnce(() => slow.promise);
    timer.publish();
    timer.publish();
    await vi.advanceTimersByTimeAsync(10);
    slow.resolve(null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(expire).toHaveBeenCalledTimes(3);
  });

  it("does nothing after stop", async () => {
    const { timer, expire, nextPublication } = timerOver(at(1_000));
    const slow = Promise.withResolvers<Date | null>();
    nextPublication.mockImplementationOnce(() => slow.promise);
    timer.publish();
    timer.stop();
    slow.resolve(at(1_000));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(expire).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
