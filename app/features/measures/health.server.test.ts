import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getHealth } from "./health.server.ts";

const database = await createTestDatabase();
afterEach(() => setConfig(database.config));

test("an administrator sees how each part is, and nobody else does", async () => {
  const shown = await getHealth(await buildStaff({ role: "administrator" }));
  expect(shown?.health).toMatchObject({
    database: { answers: true },
    mail: { outage: null, waiting: 0, dead: 0 },
    files: { place: "folder", answers: true },
    antivirus: null,
    queue: { failed: 0 },
  });
  expect(shown?.health.database.bytes).toBeGreaterThan(1_000_000);
  for (const other of [visitor, await buildStudent(), await buildStaff()])
    expect(await getHealth(other)).toBeNull();
});

test("an antivirus that does not answer is told, without waiting for it", async () => {
  setConfig({ ...database.config, scanner: { path: "/nowhere/clamd.ctl" } });
  const shown = await getHealth(await buildStaff({ role: "administrator" }));
  expect(shown?.health.antivirus).toEqual({ answers: false, waiting: 0 });
  expect(shown?.verdicts.antivirus).toBe("down");
});
