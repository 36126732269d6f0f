// A worker process that sends due emails until it is killed.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/client.server.ts";
import { deliverDueEmails } from "#app/platform/mail/deliver-emails.server.ts";

setConfig(readConfig(process.env));
openDatabase({ connectionString: process.env.DATABASE_URL });
process.stdout.write("ready\n");
for (;;) {
  // The test may stop the database before this process.
  await deliverDueEmails(60_000).catch(() => {});
  await sleep(20);
}
