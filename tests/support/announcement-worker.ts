// A worker process that delivers announcements until it is killed.
import { setTimeout as sleep } from "node:timers/promises";
import { resumeAnnouncements } from "#app/features/announcements/deliver-announcement.server.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/client.server.ts";
import { openQueue } from "#app/platform/jobs/queue.server.ts";

setConfig(readConfig(process.env));
openDatabase({ connectionString: process.env.DATABASE_URL });
await openQueue([]);
process.stdout.write("ready\n");
for (;;) {
  // The test may stop the database before this process.
  await resumeAnnouncements().catch(() => {});
  await sleep(20);
}
