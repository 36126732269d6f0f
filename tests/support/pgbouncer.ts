import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** A running PgBouncer in transaction mode. */
export type PgBouncer = {
  /** The address of this database through PgBouncer. */
  getUrl(database: string): string;
  /** How many transactions PgBouncer has passed to a database. */
  countTransactions(database: string): Promise<number>;
  stop(): Promise<void>;
};

export type PgBouncerOptions = {
  /** A PostgreSQL on TCP: PgBouncer may run as another user, who cannot open the socket of the test server. */
  server: { host: string; port: number; user: string; password: string };
  /** Connections to PostgreSQL for one database. */
  poolSize: number;
  /** 0: named statements are refused by PostgreSQL when they arrive on another connection. */
  maxPreparedStatements: number;
};

/** The account of a PgBouncer started by root, which refuses to run as root. */
const NOBODY = 65_534;

/** The first version that follows named statements (`max_prepared_statements`). */
const NAMED_STATEMENTS_SINCE = [1, 21] as const;

/**
 * Finds PgBouncer: PGBOUNCER_PATH, or `pgbouncer` of the system.
 * @throws an error of one sentence when there is none
 */
export function findPgBouncer(env: NodeJS.ProcessEnv = process.env) {
  const program = env.PGBOUNCER_PATH || "pgbouncer";
  // Debian installs it where the PATH of an ordinary user does not lead.
  const paths = { ...env, PATH: `${env.PATH}:/usr/sbin:/usr/local/sbin` };
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8", env: paths });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? "") ?? [];
  if (!major || !minor)
    throw new Error(
      `${program} is not a PgBouncer that starts: install PgBouncer (Debian: apt-get install pgbouncer), or set PGBOUNCER_PATH to its program.`,
    );
  const [sinceMajor, sinceMinor] = NAMED_STATEMENTS_SINCE;
  const hasNamedStatements =
    Number(major) > sinceMajor || (Number(major) === sinceMajor && Number(minor) >= sinceMinor);
  return { program, paths, version: `${major}.${minor}`, hasNamedStatements };
}

/** Starts PgBouncer in transaction mode on a free port of this machine, and waits until it answers. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { program, paths, hasNamedStatements } = findPgBouncer();
  const { host, port, user, password } = options.server;
  const listenPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    [
      "[databases]",
      `* = host=${host} port=${port} user=${user} password='${password.replaceAll("'", "''")}'`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${listenPort}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      `default_pool_size = ${options.poolSize}`,
      ...(hasNamedStatements ? [`max_prepared_statements = ${options.maxPreparedStatements}`] : []),
    ].join("\n"),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, file]) chmodSync(path, 0o755);
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, [file], {
    stdio: ["ignore", "ignore", "pipe"],
    env: paths,
    ...owner,
  });
  await waitUntilUp(child);
  const getUrl = (database: string) => `postgres://site@127.0.0.1:${listenPort}/${database}`;
  const readStatistics = () => readConsole(getUrl("pgbouncer"), "show stats_totals");
  return {
    getUrl,
    async countTransactions(database) {
      const row = (await readStatistics()).find((one) => one.database === database);
      return Number(row?.xact_count ?? 0);
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its log says when it listens. */
function waitUntilUp(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((up, failed) => {
    child.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("process up")) up();
    });
    child.once("exit", () => failed(new Error(`PgBouncer did not start.\n${output}`)));
  });
}

/** Runs a command of PgBouncer's console, which knows simple queries only. */
async function readConsole(url: string, command: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(command)).rows;
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
