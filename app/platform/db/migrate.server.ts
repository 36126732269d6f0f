import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartRefused } from "../start-refused.ts";
import { advisoryLocks, withLock } from "./lock.server.ts";

/**
 * Migrates the schema to this version. Several processes may call it together: a lock lets one migrate while the
 * others wait. All pending migrations share one transaction, so a failure changes nothing. Returns how many
 * migrations the database had before. Throws StartRefused.
 *
 * @param afterMigrating called with that number while the lock is held
 */
export function migrateDatabase(
  settings: pg.PoolConfig,
  folder = "db/migrations",
  afterMigrating: (migrationsBefore: number) => Promise<void> = async () => {},
): Promise<number> {
  return withLock(settings, advisoryLocks.migrate, async (client) => {
    const applied = await countApplied(client);
    const knownCount = countKnown(folder);
    if (applied > knownCount)
      throw new StartRefused(
        `The database was migrated by a newer version of this application (${applied} migrations, this version knows ${knownCount}): start that version, or restore an older backup.`,
      );
    await migrate(drizzle(client), { migrationsFolder: folder }).catch((error: Error) => {
      const cause = error.cause instanceof Error ? error.cause.message : error.message;
      throw new StartRefused(
        /\bpg_trgm\b/.test(cause)
          ? `The database refuses the extension pg_trgm, by which applications are searched (${cause}): have it added by whoever runs the server (create extension pg_trgm), then start again. Nothing was changed.`
          : `A migration failed and nothing was changed: ${cause}`,
      );
    });
    await afterMigrating(applied);
    return applied;
  });
}

function countKnown(folder: string): number {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  return journal.entries.length;
}

async function countApplied(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as t");
  if (table.rows[0].t === null) return 0;
  const rows = await client.query("select count(*)::int as n from drizzle.__drizzle_migrations");
  return rows.rows[0].n;
}
