import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { emailRetryDelayMs, GIVE_UP_AFTER_MS, serverRetryDelayMs } from "./retry-delay.ts";

const minutes = (ms: number) => ms / MINUTE_MS;

test("emailRetryDelayMs: grows twofold at each try, up to four hours", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => minutes(emailRetryDelayMs(tries, 1)));
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 240, 240]);
});

test("emailRetryDelayMs: varies randomly within the second half of the delay", () => {
  expect(minutes(emailRetryDelayMs(1, 0))).toBe(1);
  expect(minutes(emailRetryDelayMs(1, 0.5))).toBe(1.5);
});

test("serverRetryDelayMs: is at most five minutes", () => {
  expect(serverRetryDelayMs(1, 1)).toBe(15_000);
  expect(minutes(serverRetryDelayMs(1_000, 1))).toBe(5);
});

test("emailRetryDelayMs: allows 15 to 30 tries before GIVE_UP_AFTER_MS", () => {
  let spent = 0;
  let tries = 0;
  while (spent < GIVE_UP_AFTER_MS) spent += emailRetryDelayMs(++tries, 0.5);
  expect(tries).toBeGreaterThan(15);
  expect(tries).toBeLessThan(30);
});
