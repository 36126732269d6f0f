// Reseals the whole history when its seals cannot be repaired otherwise: npm run history:reseal --
// address-of-an-administrator "the reason" (docs/guides/staff-accounts.md).
import { resealHistory } from "../app/features/audit/reseal-history.server.ts";
import { readConfig, setConfig } from "../app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "../app/platform/db/client.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { getExistingSecret, openDatabaseForCommand } from "./command-database.ts";

/** A history of many years takes longer than the limit of a page's query. */
const NO_TIMEOUTS = { statement_timeout: 0, query_timeout: 0 };

async function reseal(email = "", reason = ""): Promise<string> {
  if (!email.trim() || !reason.trim())
    throw new StartRefused(
      'Say who asks for it, and why: npm run history:reseal -- address-of-an-administrator "the reason"',
    );
  const settings = readConfig(process.env);
  setConfig({ ...settings, secret: settings.secret ?? getExistingSecret(settings.dataDir) });
  const database = await openDatabaseForCommand(settings);
  try {
    openDatabase({ ...(database.direct ?? database.pool), ...NO_TIMEOUTS });
    const result = await resealHistory(email, reason.trim());
    if (!result)
      throw new StartRefused(
        `${email} is not the address of an active administrator: nothing was changed.`,
      );
    if (!result.seal) return "Every seal was compared and is right: nothing was changed.";
    return `${result.seal.lines} lines are sealed anew; it is written in the history, with the reason. Note this fingerprint elsewhere: ${result.seal.digest}`;
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

try {
  console.log(await reseal(...process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
