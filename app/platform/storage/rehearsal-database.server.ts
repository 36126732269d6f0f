import { sql } from "drizzle-orm";
import { config } from "../config.server.ts";
import { db } from "../db/client.server.ts";
import { LISTEN_APPLICATION_NAME } from "../db/listen.server.ts";
import { StartRefused } from "../start-refused.ts";
import { getDatabaseIdentity, type Installation } from "./installation.server.ts";
import { isStoreAvailable } from "./storage.server.ts";
import { compareMarker } from "./store-marker.ts";
import { createMarker, readMarker } from "./store-owner.server.ts";

/**
 * Throws StartRefused when a rehearsal was given the database of the site in service as DATABASE_URL: it would migrate
 * that database and change its rows. It is in service when a site is connected to it, or when the mark in the store
 * names it and its last turn. Reads only; call it before the migrations. The database of DATA_DIR needs no such check:
 * one application at a time has it, and a copy of that folder cannot be told from the folder itself.
 */
export async function refuseDatabaseInService(): Promise<void> {
  if (!config().databaseUrl) return;
  if (await isSiteConnected())
    throw new StartRefused(
      "APP_REHEARSAL is set, and a site is running on the database of DATABASE_URL: give DATABASE_URL the address of the restored copy.",
    );
  if (await isOwnedByStore())
    throw new StartRefused(
      "APP_REHEARSAL is set, and installation.json in the store of files names the database of DATABASE_URL as the one in service: give DATABASE_URL the address of the restored copy. A copy of the server's files is taken for the original until that one has started again or has had a night.",
    );
}

async function isSiteConnected(): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${LISTEN_APPLICATION_NAME} limit 1`);
  return rows.length > 0;
}

/** False also for a store that does not answer: the backup of a site whose store is lost can be tried out. */
async function isOwnedByStore(): Promise<boolean> {
  const row = await findInstallation();
  if (!row || !(await isStoreAvailable())) return false;
  const marker = await readMarker();
  return compareMarker(createMarker(row, await getDatabaseIdentity()), marker) === "ours";
}

type InstallationIdentity = Pick<Installation, "id" | "sequence" | "turn">;

/** The row of an older version may lack other columns, or its database the table: neither is made here. */
async function findInstallation(): Promise<InstallationIdentity | undefined> {
  const { rows: tables } = await db().execute(sql`select to_regclass('public.installation') as t`);
  if (tables[0]?.t === null) return undefined;
  const { rows } = await db().execute<InstallationIdentity>(
    sql`select id, sequence, turn from installation`,
  );
  return rows[0];
}
