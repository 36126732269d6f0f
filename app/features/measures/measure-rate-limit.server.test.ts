import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { canSendMeasure, MAX_MEASURES_PER_MINUTE } from "./measure-rate-limit.server.ts";

afterEach(() => setClock());

test("canSendMeasure: refuses one network for the rest of the minute", () => {
  setClock("2026-11-21T09:00:05Z");
  for (let i = 0; i < MAX_MEASURES_PER_MINUTE; i++)
    expect(canSendMeasure("203.0.113.1")).toBe(true);
  expect(canSendMeasure("203.0.113.1")).toBe(false);
  expect(canSendMeasure("203.0.113.2")).toBe(true);
  setClock("2026-11-21T09:01:00Z");
  expect(canSendMeasure("203.0.113.1")).toBe(true);
});

test("canSendMeasure: counts a bounded number of networks", () => {
  setClock("2026-11-21T10:00:05Z");
  for (let i = 0; i < 10_000; i++) canSendMeasure(`address ${i}`);
  expect(canSendMeasure("one more")).toBe(false);
  expect(canSendMeasure("address 7")).toBe(true);
});
