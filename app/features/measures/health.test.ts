import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { getHealthVerdicts, MAX_QUEUE_WAIT_MINUTES } from "./health.ts";

const at = new Date("2026-11-22T10:00:00Z");
const ago = (minutes: number) => new Date(at.getTime() - minutes * MINUTE_MS);
const well = {
  database: { answers: true },
  mail: { reachesNobody: false, outage: null, dead: 0 },
  files: { answers: true },
  antivirus: { answers: true },
  queue: { oldest: null, failed: 0 },
  addresses: { fault: null },
  removals: { isRehearsal: false, state: "ours", stopped: null },
};

test("getHealthVerdicts: returns well for every part", () => {
  expect(new Set(Object.values(getHealthVerdicts(well, at)))).toEqual(new Set(["well"]));
});

test.each([
  ["database", { database: { answers: false } }, "down"],
  ["files", { files: { answers: false } }, "down"],
  ["mail", { mail: { ...well.mail, outage: {} } }, "down"],
  ["mail", { mail: { ...well.mail, reachesNobody: true } }, "down"],
  ["mail", { mail: { ...well.mail, dead: 1 } }, "look"],
  ["queue", { queue: { oldest: ago(MAX_QUEUE_WAIT_MINUTES + 1), failed: 0 } }, "down"],
  ["queue", { queue: { oldest: ago(1), failed: 0 } }, "well"],
  ["queue", { queue: { oldest: null, failed: 2 } }, "look"],
  ["addresses", { addresses: { fault: "header-unset" } }, "look"],
  ["removals", { removals: { ...well.removals, state: null } }, "well"],
  ["removals", { removals: { ...well.removals, state: "other-database" } }, "down"],
  ["removals", { removals: { ...well.removals, stopped: {} } }, "look"],
  ["removals", { removals: { ...well.removals, isRehearsal: true } }, "look"],
  ["antivirus", { antivirus: null }, "look"],
  ["antivirus", { antivirus: { answers: false } }, "down"],
] as const)("getHealthVerdicts: %s with %j is %s", (part, change, verdict) => {
  expect(getHealthVerdicts({ ...well, ...change }, at)[part]).toBe(verdict);
});
