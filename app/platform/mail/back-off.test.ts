import { expect, test } from "vitest";
import { GIVING_UP, letterWait, serverWait } from "./back-off.ts";

const minutes = (ms: number) => ms / 60_000;

test("a letter waits twice as long each time, up to four hours", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => minutes(letterWait(tries, 1)));
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 240, 240]);
});

test("chance moves a wait within its second half", () => {
  expect(minutes(letterWait(1, 0))).toBe(1);
  expect(minutes(letterWait(1, 0.5))).toBe(1.5);
});

test("a server that is down is asked at least every five minutes", () => {
  expect(serverWait(1, 1)).toBe(15_000);
  expect(minutes(serverWait(1_000, 1))).toBe(5);
});

test("a letter is tried about twenty times before it is given up", () => {
  let spent = 0;
  let tries = 0;
  while (spent < GIVING_UP) spent += letterWait(++tries, 0.5);
  expect(tries).toBeGreaterThan(15);
  expect(tries).toBeLessThan(30);
});
