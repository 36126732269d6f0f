import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { canSendMeasure, MAX_MEASURES_PER_MINUTE } from "./measure-rate-limit.server.ts";

afterEach(() => setClock());

test("holds one address back for the rest of the minute, and not the others", () => {
  setClock("2026-11-21T09:00:05Z");
  for (let i = 0; i < MAX_MEASURES_PER_MINUTE; i++)
    expect(canSendMeasure("203.0.113.1")).toBe(true);
  expect(canSendMeasure("203.0.113.1")).toBe(false);
  expect(canSendMeasure("203.0.113.2")).toBe(true);
  setClock("2026-11-21T09:01:00Z");
  expect(canSendMeasure("203.0.113.1")).toBe(true);
});

test("counts a bounded number of addresses", () => {
  setClock("2026-11-21T10:00:05Z");
  for (let i = 0; i < 10_000; i++) canSendMeasure(`address ${i}`);
  expect(canSendMeasure("one more")).toBe(false);
  expect(canSendMeasure("address 7")).toBe(true);
});
