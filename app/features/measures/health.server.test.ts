import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getHealth } from "./health.server.ts";

const database = await createTestDatabase();
afterEach(() => setConfig(database.config));

test("getHealth: returns every part to an administrator and null to others", async () => {
  const view = await getHealth(await buildStaff({ role: "administrator" }));
  expect(view?.health).toMatchObject({
    database: { isReachable: true },
    mail: { outage: null, waiting: 0, dead: 0 },
    files: { place: "folder", isReachable: true },
    antivirus: null,
    queue: { failed: 0 },
  });
  expect(view?.health.database.bytes).toBeGreaterThan(1_000_000);
  for (const other of [visitor, await buildStudent(), await buildStaff()])
    expect(await getHealth(other)).toBeNull();
});

test("getHealth: reports an unavailable antivirus as down", async () => {
  setConfig({ ...database.config, scanner: { path: "/nowhere/clamd.ctl" } });
  const view = await getHealth(await buildStaff({ role: "administrator" }));
  expect(view?.health.antivirus).toEqual({ isReachable: false, waiting: 0 });
  expect(view?.verdicts.antivirus).toBe("down");
});
