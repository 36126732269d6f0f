import { randomBytes } from "node:crypto";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { EMAIL_QUEUED } from "#app/platform/mail/outbox.server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { compareQueueTimes, stressMail } from "#tests/support/mail-stress.ts";
import { getNewDataDir, removeDataDir } from "#tests/support/server.ts";

// 500 letters through a mail server that is down, defers, dies, is slow, and workers that are killed right
// after its 250. Prints what was lost (nothing), what came twice, and how long it took.

const dataDir = getNewDataDir();
const secret = randomBytes(24).toString("hex");
setConfig(readConfig({ APP_SECRET: secret, DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
const server = await startEmbeddedPostgres(dataDir);
await migrateDatabase(openDatabase(server.pool));
await openQueue([EMAIL_QUEUED.name]);
console.table(await compareQueueTimes({ settings: server.pool }));
console.table([await stressMail({ emails: 500, kills: 10, database: { settings: server.pool } })]);
await closeQueue();
await closeDatabase();
await server.stop();
removeDataDir(dataDir);
process.exit();
