import { randomBytes } from "node:crypto";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { EMAIL_QUEUED } from "#app/platform/mail/outbox.server.ts";
import { startEmbeddedPostgres } from "#dev-database/embedded-postgres.ts";
import { compareQueueTimes, stressMail } from "#tests/support/mail-stress.ts";
import { getNewDataDir, removeDataDir } from "#tests/support/server.ts";

// Sends 500 emails through a mail server that goes down, defers, dies after accepting and is slow, with workers that
// are killed right after the server's 250. Prints losses (expected: none), duplicates and the time
// taken.

const dataDir = getNewDataDir();
const secret = randomBytes(24).toString("hex");
setConfig(readConfig({ APP_SECRET: secret, DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
const server = await startEmbeddedPostgres(dataDir);
await migrateDatabase(server.pool);
openDatabase(server.pool);
await openQueue([EMAIL_QUEUED.name]);
console.table(await compareQueueTimes({ settings: server.pool }));
console.table([await stressMail({ emails: 500, kills: 10, database: { settings: server.pool } })]);
await closeQueue();
await closeDatabase();
await server.stop();
removeDataDir(dataDir);
process.exit();
