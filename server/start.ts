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

// What Node makes of the 8 MB of the bundle is kept with it: the next start takes a seventh less time (docs/measures.md).
// From Node 22.1 on.
module.enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));
// Packages that look for it run as in production; React was chosen by the build (tools/bundle/ascii-output.ts).
process.env.NODE_ENV ??= "production";

let database: DatabaseHandle | undefined;
let application: { port: number; firstLink: string | null; close(): Promise<void> } | undefined;
let shutdownStartedAt: number | undefined;
/** From the signal to the end of the process at the latest, in milliseconds. */
const MAX_SHUTDOWN_MS = 29_500;

/**
 * Stops once, in order: pages, jobs, then the database that we started. One Ctrl-C may arrive twice,
 * from the terminal and from npm; a second one that is meant no longer waits for the requests.
 */
async function shutdown(): Promise<void> {
  if (shutdownStartedAt !== undefined) {
    if (performance.now() - shutdownStartedAt > 1_000) await exit(1);
    return;
  }
  shutdownStartedAt = performance.now();
  // Whatever hangs: a service manager would wait for good, or kill us without a word.
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

// Before anything is started: a signal between a start and its handler would leave PostgreSQL behind.
process.on("SIGINT", shutdown);
process.on("SIGTERM", shutdown);
// npm and its shell die of a SIGTERM without passing it on: when they are gone, we leave too.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent && shutdownStartedAt === undefined) void shutdown();
  }, 500).unref();

const starting = start();
starting.catch(exitWithError);

async function start(): Promise<void> {
  const settings = readConfig(process.env);
  // First the database, which looks whether the data folder can be used and makes it.
  database = await openServerDatabase(settings);
  database.lost?.catch(exitWithError);
  const ready = { ...settings, secret: settings.secret ?? getOrCreateSecret(settings.dataDir) };
  const { startApp: open } = await import("./app.ts");
  application = await open(ready, database.pool);
  console.log(welcomeMessage(ready, application?.port ?? ready.port, application?.firstLink));
}

/** One clear sentence for what was expected to go wrong; a stack only for what was not. */
async function exitWithError(error: Error & { code?: string; port?: number }): Promise<void> {
  if (error instanceof StartRefused) console.error(error.message);
  else if (error.code === "EADDRINUSE")
    console.error(`Port ${error.port} is already taken: set PORT to another one.`);
  else console.error(error);
  if (shutdownStartedAt === undefined) await database?.stop();
  process.exit(1);
}
