import { freshDatabase, urlOf } from "./fresh-database.ts";
import { newDataDir, removeDataDir, startServer } from "./server.ts";

/** Two processes of one site, on one database: what one does, the other must know. */
export async function twoServers() {
  const dataDir = newDataDir();
  const database = await freshDatabase("empty");
  const env = { DATABASE_URL: urlOf(database) };
  const first = await startServer({ dataDir, env });
  const second = await startServer({ dataDir, env });
  return {
    first,
    second,
    database,
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
      await database.drop();
      removeDataDir(dataDir);
    },
  };
}
