// Seals the whole history anew when its seals cannot be right any more:
// npm run history:reseal -- address-of-an-administrator "the reason" (docs/guides/staff-accounts.md).
import { resealHistory } from "../app/features/audit/reseal-history.server.ts";
import { readConfig, setConfig } from "../app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "../app/platform/db/client.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { existingSecretOf } from "../server/secret.ts";
import { visitDatabase } from "../server/visit-database.ts";

/** A history of many years takes longer than what a page may wait for. */
const NO_LIMITS = { statement_timeout: 0, query_timeout: 0 };

async function reseal(email = "", reason = ""): Promise<string> {
  if (!email.trim() || !reason.trim())
    throw new StartRefused(
      'Say who asks for it, and why: npm run history:reseal -- address-of-an-administrator "the reason"',
    );
  const settings = readConfig(process.env);
  setConfig({ ...settings, secret: settings.secret ?? existingSecretOf(settings.dataDir) });
  const database = await visitDatabase(settings);
  try {
    openDatabase({ ...database.pool, ...NO_LIMITS });
    const done = await resealHistory(email, reason.trim());
    if (!done)
      throw new StartRefused(
        `${email} is not the address of an active administrator: nothing was changed.`,
      );
    if (!done.seal) return "Every seal was compared and is right: nothing was changed.";
    return `${done.seal.lines} lines are sealed anew; it is written in the history, with the reason. Note this fingerprint elsewhere: ${done.seal.digest}`;
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
