import { afterAll, expect, test } from "vitest";
import { runCrashTest } from "#tests/support/crash-test.ts";
import { getNewDataDir, removeDataDir } from "#tests/support/server.ts";

const dataDir = getNewDataDir();
afterAll(() => removeDataDir(dataDir));

// The same with 200 kills of eight kinds: bench/crashes.ts.
test("crash test: everything acknowledged is stored, complete and once, although server, database and store fail (R-01)", async () => {
  const kinds = [
    "before-commit",
    "after-commit",
    "before-answer",
    "server",
    "postgres",
    "both",
  ] as const;
  const lives: [number, number] = [20, 600];
  const hasFailingStore = true;
  const storm = { dataDir, kills: 6, kinds, clients: 4, lives, seed: 27, hasFailingStore };
  const report = await runCrashTest(storm);
  expect(report.faults).toEqual([]);
  const once = Object.fromEntries(kinds.map((kind) => [kind, 1]));
  expect(report.killed).toEqual({ ...once, "before-commit": 2 });
  // At least one upload met each failure mode of the store.
  for (const met of Object.values(report.storeFaults ?? {})) expect(met).toBeGreaterThan(0);
  expect(report.storeFaults).toBeDefined();
  expect(report.acknowledged).toBeGreaterThan(2);
  expect(report.sent).toBe(report.acknowledged);
}, 300_000);
