import module from "node:module";
import { fileURLToPath } from "node:url";
import { readConfig } from "../app/platform/config.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { type DatabaseHandle, openServerDatabase } from "./database.ts";
import { getOrCreateSecret } from "./secret.ts";
import { welcomeMessage } from "./welcome-message.ts";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 22) {
  console.error(
    `Node ${process.versions.node} is too old: start with "npm start", which brings its own.`,
  );
  process.exit(1);
}

// Stores V8's compiled code of the 8 MB bundle: the next start takes a seventh less time (docs/measures.md).
// Node 22.1 or newer.
module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));
// For packages that read NODE_ENV; React's production build was chosen by the bundler (vite.config.ts).
process.env.NODE_ENV ??= "production";

let database: DatabaseHandle | undefined;
let application: { port: number; firstLink: string | null; close(): Promise<void> } | undefined;
let shutdownStartedAt: number | undefined;
/** Time from the signal to the forced end of the process. */
const MAX_SHUTDOWN_MS = 29_500;

/**
 * Shuts down in order: requests, jobs, then the database that we started. A repeated signal within a second
 * is ignored, because npm passes on the Ctrl-C that the terminal also sends; a later one skips the wait for
 * requests.
 */
async function shutdown(): Promise<void> {
  if (shutdownStartedAt !== undefined) {
    if (performance.now() - shutdownStartedAt > 1_000) await exit(1);
    return;
  }
  shutdownStartedAt = performance.now();
  // A service manager would wait forever or kill the process silently.
  setTimeout(() => {
    console.error("The end took too long: the process stops without waiting any more.");
    process.exit(1);
  }, MAX_SHUTDOWN_MS).unref();
  await starting.catch(() => {});
  await application?.close();
  await exit(0);
}

async function exit(code: number): Promise<void> {
  await database?.stop();
  process.exit(code);
}

// Handlers are installed before anything starts: an earlier signal would leave PostgreSQL running.
process.on("SIGINT", shutdown);
process.on("SIGTERM", shutdown);
// npm and its shell die from SIGTERM without forwarding it, so the process stops when its parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent && shutdownStartedAt === undefined) void shutdown();
  }, 500).unref();

const starting = start();
starting.catch(exitWithError);

async function start(): Promise<void> {
  const settings = readConfig(process.env);
  // The database comes first, because it checks and creates the data folder.
  database = await openServerDatabase(settings);
  database.lost?.catch(exitWithError);
  const ready = { ...settings, secret: settings.secret ?? getOrCreateSecret(settings.dataDir) };
  const { startApp: open } = await import("./app.ts");
  application = await open(ready, database);
  console.log(welcomeMessage(ready, application?.port ?? ready.port, application?.firstLink));
}

/** Prints one sentence for an expected error and a stack for any other. */
async function exitWithError(error: Error & { code?: string; port?: number }): Promise<void> {
  if (error instanceof StartRefused) console.error(error.message);
  else if (error.code === "EADDRINUSE")
    console.error(`Port ${error.port} is already taken: set PORT to another one.`);
  else console.error(error);
  if (shutdownStartedAt === undefined) await database?.stop();
  process.exit(1);
}
