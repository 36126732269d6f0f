/** Holds a database as an application would, until it is killed: `hold-database.ts <folder>`. */
import { StartRefused } from "../../app/platform/start-refused.ts";
import { startEmbeddedPostgres } from "../../server/embedded-postgres.ts";

const say = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`);

try {
  const { pid, pool, adopted } = await startEmbeddedPostgres(process.argv[2] ?? "", {
    fsync: false,
  });
  say({ pid, pool, adopted });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  say({ refused: error.message });
}
