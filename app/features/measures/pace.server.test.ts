import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { MOST_A_MINUTE, mayStillSend } from "./pace.server.ts";

afterEach(() => setClock());

test("holds one address back for the rest of the minute, and not the others", () => {
  setClock("2026-11-21T09:00:05Z");
  for (let i = 0; i < MOST_A_MINUTE; i++) expect(mayStillSend("203.0.113.1")).toBe(true);
  expect(mayStillSend("203.0.113.1")).toBe(false);
  expect(mayStillSend("203.0.113.2")).toBe(true);
  setClock("2026-11-21T09:01:00Z");
  expect(mayStillSend("203.0.113.1")).toBe(true);
});

test("counts a bounded number of addresses", () => {
  setClock("2026-11-21T10:00:05Z");
  for (let i = 0; i < 10_000; i++) mayStillSend(`address ${i}`);
  expect(mayStillSend("one more")).toBe(false);
  expect(mayStillSend("address 7")).toBe(true);
});
