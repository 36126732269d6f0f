/** Migrates a database as a starting application does: `migrate-once.ts <settings as JSON> [folder]`. */
import pg from "pg";
import { migrateDatabase } from "../../app/platform/db/migrate.server.ts";

const [, , settings = "{}", folder] = process.argv;
const pool = new pg.Pool(JSON.parse(settings));
try {
  await migrateDatabase(pool, folder);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await pool.end();
}
