import { spawnSync } from "node:child_process";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkSeals } from "#app/features/audit/check-seals.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { sealHistory } from "#app/features/audit/seal-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getDatabaseUrl } from "#tests/support/fresh-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const database = await createTestDatabase();

afterEach(() => database.truncate());

/** Runs the command as `npm run history:reseal -- …` does; returns its output and exit code. */
function run(args: string[], more: Record<string, string> = {}) {
  const { PATH } = process.env;
  const { dataDir: DATA_DIR, secret: APP_SECRET = "" } = database.config;
  const env = { PATH, DATABASE_URL: getDatabaseUrl(database), DATA_DIR, APP_SECRET, ...more };
  const command = ["tools/reseal-history.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

async function createSealedHistory() {
  const admin = await buildStaff({ role: "administrator", campus: null });
  const seal = async () => {
    await sealHistory(0);
    return db().$count(historySeals);
  };
  await transaction((tx) =>
    recordHistory(tx, "system", "first.done", { kind: "person", id: "one" }),
  );
  await expect.poll(seal).toBe(1);
  return admin;
}

const listResealings = () =>
  db().select().from(history).where(eq(history.action, "history.resealed"));

describe("npm run history:reseal", () => {
  it("reseals the history for an administrator, once, and records who and why", async () => {
    const admin = await createSealedHistory();
    await transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update history set action = 'else.done' where action = 'first.done'`);
    });
    expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
    expect(run([admin.email, "A line was corrected by hand"])).toEqual({
      status: 0,
      output: expect.stringContaining("sealed anew"),
    });
    expect(await checkSeals(admin)).toMatchObject({ ok: true, resealedUntil: expect.any(Date) });
    expect(await listResealings()).toMatchObject([
      { actorId: admin.id, details: { reason: "A line was corrected by hand" } },
    ]);
    expect(run([admin.email, "Once more"])).toEqual({
      status: 0,
      output: expect.stringContaining("nothing was changed"),
    });
    expect(await listResealings()).toHaveLength(1);
  });

  it("names the missing argument, an address that is not an administrator's, and a missing APP_SECRET", async () => {
    const admin = await createSealedHistory();
    const refused = (output: string) => ({ status: 1, output: expect.stringContaining(output) });
    expect(run([])).toEqual(refused("Say who asks for it, and why"));
    expect(run([admin.email])).toEqual(refused("Say who asks for it, and why"));
    expect(run(["personne@ecole.example", "why"])).toEqual(
      refused("is not the address of an active"),
    );
    expect(run([admin.email, "why"], { APP_SECRET: "" })).toEqual(refused("APP_SECRET is missing"));
    expect(await listResealings()).toEqual([]);
  });
});
