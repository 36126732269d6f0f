import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { setConfig } from "../config.server.ts";
import { db } from "../db/client.server.ts";
import { listen } from "../db/listen.server.ts";
import { installation } from "../db/schema/installation.ts";
import { getInstallation } from "./installation.server.ts";
import { refuseDatabaseInService } from "./rehearsal-database.server.ts";
import { resetStore } from "./storage.server.ts";
import { checkStoreAtStart } from "./store-owner.server.ts";

const database = await createTestDatabase();
/** The test opens the database itself; this setting only says that it is not the one in DATA_DIR. */
const external = { databaseUrl: "postgres://school@db.example/school" };
const useSite = () => setConfig({ ...database.config, ...external });
const useRehearsal = () => setConfig({ ...database.config, ...external, isRehearsal: true });

beforeEach(async () => {
  await database.truncate();
  await rm(`${database.config.dataDir}/files`, { recursive: true, force: true });
  resetStore();
  useSite();
});

describe("refuseDatabaseInService", () => {
  it("refuses a database that the store's marker names with its last turn", async () => {
    await checkStoreAtStart();
    useRehearsal();
    await expect(refuseDatabaseInService()).rejects.toThrow(
      /^APP_REHEARSAL is set, and installation\.json .* names the database of DATABASE_URL/,
    );
  });

  it("refuses a database to which a site is connected, whatever the marker says", async () => {
    const site = await listen("test", { onNotification: () => {}, onDisconnect: () => {} });
    useRehearsal();
    const refusal = refuseDatabaseInService();
    await expect(refusal).rejects.toThrow("a site is running on the database of DATABASE_URL");
    await site.stop();
  });

  it("accepts a copy of the server's files once the original has written another turn", async () => {
    await checkStoreAtStart();
    const { sequence, turn } = await getInstallation();
    await checkStoreAtStart();
    await db().update(installation).set({ sequence, turn });
    useRehearsal();
    await expect(refuseDatabaseInService()).resolves.toBeUndefined();
  });

  it("accepts a restored dump, which the marker does not name", async () => {
    await checkStoreAtStart();
    // A restored dump has another database identity; a changed installation id is compared in the same way.
    await db().update(installation).set({ id: randomUUID() });
    useRehearsal();
    await expect(refuseDatabaseInService()).resolves.toBeUndefined();
  });

  it("accepts the database in DATA_DIR, which only one process can open", async () => {
    await checkStoreAtStart();
    setConfig({ ...database.config, databaseUrl: undefined, isRehearsal: true });
    await expect(refuseDatabaseInService()).resolves.toBeUndefined();
  });

  it("accepts a database older than the table of installations, and does not create the table", async () => {
    await db().execute("alter table installation rename to installation_later");
    useRehearsal();
    await expect(refuseDatabaseInService()).resolves.toBeUndefined();
    const found = await db().execute("select to_regclass('public.installation') as t");
    expect(found.rows).toEqual([{ t: null }]);
    await db().execute("alter table installation_later rename to installation");
  });
});
