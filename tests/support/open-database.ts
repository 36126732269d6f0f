/** Opens an embedded database as the application does, until killed: `open-database.ts <folder>`. */
import { StartRefused } from "../../app/platform/start-refused.ts";
import { startEmbeddedPostgres } from "../../dev-database/embedded-postgres.ts";

const report = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`);

try {
  const {
    pid,
    pool,
    isAdopted: adopted,
  } = await startEmbeddedPostgres(process.argv[2] ?? "", {
    fsync: false,
  });
  report({ pid, pool, adopted });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  report({ refused: error.message });
}
