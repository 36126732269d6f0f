// Makes this installation the owner of the file store after a restore: npm run store:claim (docs/guides/back-up.md).
// Same as the button on the page « État du site ».
import { STORE_TAKEN_OVER } from "../app/features/installation/job-names.ts";
import { takeOverStore } from "../app/features/installation/take-over-store.server.ts";
import { readConfig, setConfig } from "../app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "../app/platform/db/client.server.ts";
import { closeQueue, openQueue } from "../app/platform/jobs/queue.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { openDatabaseForCommand } from "./command-database.ts";

const messages = {
  "already-owner": "The store already belongs to this installation: nothing was changed.",
  "store-unavailable":
    "The store does not answer: nothing was changed. See the line above, then try again.",
  "store-marker-not-written":
    "The store stopped answering: the history says that it was taken over, its marker file is still the former one, and nothing is removed there. See the line above, then try again.",
  "rehearsal-only": "APP_REHEARSAL is set: a rehearsal takes no store over. Nothing was changed.",
};

async function claimStore(): Promise<string> {
  const settings = readConfig(process.env);
  setConfig(settings);
  const database = await openDatabaseForCommand(settings);
  try {
    openDatabase(database.direct ?? database.pool);
    await openQueue([STORE_TAKEN_OVER.name]);
    const result = await takeOverStore("system");
    if (!result) throw new Error("the machine itself may take a store over");
    if (result.ok)
      return "The store belongs to this installation now; it is written in the history. Removals that waited are done once the site runs.";
    if (result.reason === "already-owner") return messages["already-owner"];
    throw new StartRefused(messages[result.reason]);
  } finally {
    await closeQueue();
    await closeDatabase();
    await database.stop();
  }
}

try {
  console.log(await claimStore());
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
