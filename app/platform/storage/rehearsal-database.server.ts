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
 * Throws StartRefused when DATABASE_URL of a rehearsal is the live database, whose schema and rows it would change.
 * The database is live when a site is connected to it, or when the store's marker names it with its last turn. Reads
 * only, and must run before the migrations. The database in DATA_DIR needs no check: only one process can open it.
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

/**
 * Returns false also when the store does not answer: the backup of a site whose store is lost can still be tried out.
 */
async function isOwnedByStore(): Promise<boolean> {
  const row = await findInstallation();
  if (!row || !(await isStoreAvailable())) return false;
  const marker = await readMarker();
  return compareMarker(createMarker(row, await getDatabaseIdentity()), marker) === "ours";
}

type InstallationIdentity = Pick<Installation, "id" | "sequence" | "turn">;

/**
 * Reads the columns it needs directly: a database of an older version may lack other columns or the whole table, and
 * a rehearsal must create neither.
 */
async function findInstallation(): Promise<InstallationIdentity | undefined> {
  const { rows: tables } = await db().execute(sql`select to_regclass('public.installation') as t`);
  if (tables[0]?.t === null) return undefined;
  const { rows } = await db().execute<InstallationIdentity>(
    sql`select id, sequence, turn from installation`,
  );
  return rows[0];
}
