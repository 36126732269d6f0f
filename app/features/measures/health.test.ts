import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { getHealthVerdicts, MAX_QUEUE_WAIT_MINUTES } from "./health.ts";

const at = new Date("2026-11-22T10:00:00Z");
const ago = (minutes: number) => new Date(at.getTime() - minutes * MINUTE_MS);
const healthy = {
  database: { isReachable: true },
  mail: { hasMailServer: true, outage: null, dead: 0 },
  files: { isReachable: true },
  antivirus: { isReachable: true },
  queue: { oldest: null, failed: 0 },
  addresses: { fault: null },
  removals: { isRehearsal: false, state: "ours", stopped: null },
};

test("getHealthVerdicts: returns well for every part", () => {
  expect(new Set(Object.values(getHealthVerdicts(healthy, at)))).toEqual(new Set(["ok"]));
});

test.each([
  ["database", { database: { isReachable: false } }, "down"],
  ["files", { files: { isReachable: false } }, "down"],
  ["mail", { mail: { ...healthy.mail, outage: {} } }, "down"],
  ["mail", { mail: { ...healthy.mail, hasMailServer: false } }, "down"],
  ["mail", { mail: { ...healthy.mail, dead: 1 } }, "warning"],
  ["queue", { queue: { oldest: ago(MAX_QUEUE_WAIT_MINUTES + 1), failed: 0 } }, "down"],
  ["queue", { queue: { oldest: ago(1), failed: 0 } }, "ok"],
  ["queue", { queue: { oldest: null, failed: 2 } }, "warning"],
  ["addresses", { addresses: { fault: "header-unset" } }, "warning"],
  ["removals", { removals: { ...healthy.removals, state: null } }, "ok"],
  ["removals", { removals: { ...healthy.removals, state: "other-database" } }, "down"],
  ["removals", { removals: { ...healthy.removals, stopped: {} } }, "warning"],
  ["removals", { removals: { ...healthy.removals, isRehearsal: true } }, "warning"],
  ["antivirus", { antivirus: null }, "warning"],
  ["antivirus", { antivirus: { isReachable: false } }, "down"],
] as const)("getHealthVerdicts: %s with %j is %s", (part, change, verdict) => {
  expect(getHealthVerdicts({ ...healthy, ...change }, at)[part]).toBe(verdict);
});
