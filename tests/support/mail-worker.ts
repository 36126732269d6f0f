// A worker of its own process, to be killed: it sends the letters that are due, until it is told to stop.
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/client.server.ts";
import { deliverDueEmails } from "#app/platform/mail/deliver-emails.server.ts";

setConfig(readConfig(process.env));
openDatabase({ connectionString: process.env.DATABASE_URL });
process.stdout.write("ready\n");
for (;;) {
  // It works on a database that may be taken away before it.
  await deliverDueEmails(60_000).catch(() => {});
  await sleep(20);
}
