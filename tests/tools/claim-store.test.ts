import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { getInstallation } from "#app/platform/storage/installation.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getDatabaseUrl } from "#tests/support/fresh-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const database = await createTestDatabase();

/** Runs the command as `npm run store:claim` does; returns its output and exit code. */
function run(more: Record<string, string> = {}) {
  const { PATH } = process.env;
  const { dataDir: DATA_DIR } = database.config;
  const env = { PATH, DATABASE_URL: getDatabaseUrl(database), DATA_DIR, ...more };
  const options = { env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/claim-store.ts"], options);
  return { status, output: stdout + stderr };
}

describe("npm run store:claim", () => {
  it("takes over the store of another installation, once, and records it in the history", async () => {
    const markerPath = join(database.config.dataDir, "files/installation.json");
    const other = { installation: "other", database: "1/2/x", sequence: 41, turn: null };
    mkdirSync(join(database.config.dataDir, "files"), { recursive: true });
    writeFileSync(markerPath, JSON.stringify(other));
    const duringRehearsal = run({ APP_REHEARSAL: "1" });
    expect(duringRehearsal).toEqual({
      status: 1,
      output: expect.stringContaining("APP_REHEARSAL is set"),
    });
    expect(run()).toEqual({
      status: 0,
      output: expect.stringContaining("belongs to this installation now"),
    });
    const { id } = await getInstallation();
    expect(JSON.parse(readFileSync(markerPath, "utf8"))).toMatchObject({
      installation: id,
      sequence: 42,
    });
    expect(run()).toEqual({ status: 0, output: expect.stringContaining("nothing was changed") });
    const lines = await db().select().from(history).where(eq(history.action, "store.taken-over"));
    expect(lines).toMatchObject([
      { actorKind: "system", details: { because: "other-installation" } },
    ]);
    expect(await database.jobs("store.taken-over")).toHaveLength(1);
  });
});
