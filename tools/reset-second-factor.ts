// Removes a staff member's second factor from the server's command line, when no other administrator can: npm run
// staff:reset-factor -- address (docs/guides/staff-accounts.md).
import { resetSecondFactorByEmail } from "../app/features/staff/team.server.ts";
import { readConfig, setConfig } from "../app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "../app/platform/db/client.server.ts";
import { closeQueue, openQueue } from "../app/platform/jobs/queue.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { openDatabaseForCommand } from "./command-database.ts";

async function reset(address: string | undefined): Promise<string> {
  if (!address) throw new StartRefused("Say whose: npm run staff:reset-factor -- address");
  const settings = readConfig(process.env);
  setConfig(settings);
  const database = await openDatabaseForCommand(settings);
  try {
    openDatabase(database.direct ?? database.pool);
    await openQueue([]);
    const result = await resetSecondFactorByEmail(address);
    if (!result)
      throw new StartRefused(
        `Nobody of the staff has the address ${address}: nothing was changed.`,
      );
    if (!result.wasRemoved)
      return `${address} has no second factor to remove: nothing was changed, no email was sent. One is set up at the next sign-in.`;
    return `The second factor of ${address} is removed and their sessions are ended. An email informs them; another is set up at the next sign-in.`;
  } finally {
    await closeQueue();
    await closeDatabase();
    await database.stop();
  }
}

try {
  console.log(await reset(process.argv[2]));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
