/** Migrates a database as a starting application does: `migrate-once.ts <settings as JSON> [folder]`. */
import { migrateDatabase } from "../../app/platform/db/migrate.server.ts";

const [, , settings = "{}", folder] = process.argv;
try {
  await migrateDatabase(JSON.parse(settings), folder);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
