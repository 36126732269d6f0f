import pg from "pg";
import type { Config } from "../app/platform/config.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { startEmbeddedPostgres } from "../dev-database/embedded-postgres.ts";

export type DatabaseHandle = {
  pool: pg.PoolConfig;
  /** The same database without a pooler (DATABASE_DIRECT_URL); absent when `pool` leads to PostgreSQL itself. */
  direct?: pg.PoolConfig;
  /** Rejects when the embedded PostgreSQL cannot be recovered, or another application took its lock. */
  lost?: Promise<never>;
  stop(): Promise<void>;
};

/**
 * Connects to DATABASE_URL when it is set, else starts the embedded PostgreSQL in the data folder.
 * @throws StartRefused when the database cannot be used
 */
export async function openServerDatabase(settings: Config): Promise<DatabaseHandle> {
  if (!settings.databaseUrl) return startEmbeddedPostgres(settings.dataDir);
  const { databaseUrl, databaseDirectUrl } = settings;
  const handle = { pool: { connectionString: databaseUrl }, stop: async () => {} };
  if (!databaseDirectUrl) {
    await checkConnection("DATABASE_URL", databaseUrl, SESSION_LIMITS);
    return handle;
  }
  await checkConnection("DATABASE_URL", databaseUrl, {});
  await checkConnection("DATABASE_DIRECT_URL", databaseDirectUrl, SESSION_LIMITS);
  return { ...handle, direct: { connectionString: databaseDirectUrl } };
}

/** Asked of PostgreSQL itself only: PgBouncer refuses a connection that asks for it, with this message. */
const SESSION_LIMITS = { statement_timeout: 5_000 };
const POOLER_REFUSAL = /^unsupported startup parameter/;

async function checkConnection(setting: string, connectionString: string, limits: object) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, ...limits });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("show server_version_num");
    if (Number(rows[0].server_version_num) < 150_000)
      throw new StartRefused(`${setting} leads to a PostgreSQL older than 15: use 15 or newer.`);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const { code, message } = error as Error & { code?: string };
    if (POOLER_REFUSAL.test(message))
      throw new StartRefused(
        `${setting} leads to a pooler: DATABASE_DIRECT_URL must give the address of PostgreSQL itself.`,
      );
    throw new StartRefused(`${setting} does not lead to a usable database: ${message || code}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
