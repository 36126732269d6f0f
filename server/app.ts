import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import type pg from "pg";
import { closeUnkeyedChain } from "#app/features/audit/seal-history.server.ts";
import { restrictPictureDecoders } from "#app/features/documents/picture-decoders.server.ts";
import { countDemoPeople } from "#app/features/identity/people.server.ts";
import { tellMissingProviders } from "#app/features/identity/sign-in/provider.server.ts";
import { makeFirstLink } from "#app/features/identity/staff/first-administrator.server.ts";
import { endStreams } from "#app/http/live.server.ts";
import { jobs as always } from "#app/jobs.server.ts";
import { type Config, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import type { Subscription } from "#app/platform/db/listen.server.ts";
import { advisoryLocks, withLock } from "#app/platform/db/lock.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, openQueue, startWorkers } from "#app/platform/jobs/queue.server.ts";
import { openLiveEvents } from "#app/platform/live/live.server.ts";
import { log } from "#app/platform/log.server.ts";
import { closeMailer, warnMissingMailServer } from "#app/platform/mail/mailer.server.ts";
import { StartRefused } from "#app/platform/start-refused.ts";
import { refuseDatabaseInService } from "#app/platform/storage/rehearsal-database.server.ts";
import { closeStore, isStoreAvailable } from "#app/platform/storage/storage.server.ts";
import { checkStoreAtStart } from "#app/platform/storage/store-owner.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { seedSampleMessagesJob } from "#db/seeds/demo-messages.ts";
import { seed } from "#db/seeds/seed.ts";
import { bodyLimits, limitBodies, requestTimeouts } from "./body-limits.ts";
import { subscribeToPublications } from "./cache-invalidation.ts";
import { isProxy, recordProxy } from "./client-address.ts";
import { PageCache } from "./page-cache.ts";
import { KEEP_ALIVE_MS } from "./raw-response.ts";
import { createRequestListener, type Mount } from "./request-listener.ts";
import { readStaticFiles } from "./static-files.ts";

export type Application = {
  port: number;
  /** The link of the first administrator, to print in the terminal and nowhere else; null when not needed. */
  firstLink: string | null;
  close(): Promise<void>;
};

/**
 * Opens the application on a database that answers: migrates, seeds, serves and works.
 * Throws StartRefused, or the error of `listen` when the port is taken; nothing is left open then.
 */
export async function startApp(settings: Config, database: pg.PoolConfig): Promise<Application> {
  setConfig(settings);
  restrictPictureDecoders();
  const pool = openDatabase(database);
  const subscriptions: Subscription[] = [];
  try {
    await prepare(settings, pool);
    const pages = new PageCache();
    // Not waited for: a store that does not answer is no reason not to start.
    void checkStoreAtStart();
    subscriptions.push(await subscribeToPublications(pages), await openLiveEvents());
    const server = await serve(settings, pages);
    // A rehearsal works on nothing: what the copied queue holds would be sent or removed a second time.
    if (!settings.rehearsal) await startWorkers(listJobs(settings));
    const { port } = server.address() as AddressInfo;
    const firstLink = await makeFirstLink();
    return { port, firstLink, close: () => close(server, subscriptions) };
  } catch (error) {
    for (const subscription of subscriptions) await subscription.stop();
    await closeQueue();
    await closeDatabase();
    throw error;
  }
}

const listJobs = ({ demo }: Config) => (demo ? [...always, seedSampleMessagesJob] : always);

async function prepare(settings: Config, pool: pg.Pool): Promise<void> {
  if (settings.rehearsal) await refuseDatabaseInService();
  await migrateDatabase(pool, undefined, closeUnkeyedChain);
  if (!settings.demo) {
    await refuseDemoAccounts();
    tellMissingProviders();
    warnMissingMailServer();
  }
  await openQueue(
    listJobs(settings).map((job) => job.name),
    { isIdle: settings.rehearsal },
  );
  if (!(await isStoreAvailable())) log().warn(storeLocation(settings), STORE_UNAVAILABLE_MESSAGE);
  if (settings.rehearsal) return;
  await withLock(pool, advisoryLocks.seed, seed).catch((fault: unknown) => {
    throw isStoreUnavailable(fault) ? new StartRefused(storeRefusalMessage(settings)) : fault;
  });
}

const STORE_UNAVAILABLE_MESSAGE =
  "the store of files does not answer, or is full: pages are served, and files are refused until it answers";

const storeLocation = ({ s3, dataDir }: Config) =>
  s3 ? { bucket: s3.bucket, endpoint: s3.endpoint } : { folder: join(dataDir, "files") };

/** What the first start of a demonstration says when its files cannot be stored. */
function storeRefusalMessage({ s3, dataDir }: Config): string {
  return s3
    ? `The store of files does not answer, or refuses us: look at S3_BUCKET (${s3.bucket}), S3_REGION, S3_ENDPOINT and the two keys, then start again.`
    : `No file can be written to ${join(dataDir, "files")}: look whether its disk is full and whose it is, then start again.`;
}

async function serve(settings: Config, pages: PageCache): Promise<Server> {
  const mounts = settings.demo ? [await mountDemoIdentity(settings)] : [];
  const files = readStaticFiles("build/client");
  const { listener, refusals } = createRequestListener(build, { files, pages, mounts });
  const server = createServer({ ...requestTimeouts, keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  server.on("clientError", refusals.refuseUnreadable);
  server.prependListener("request", recordProxy);
  limitBodies(server, bodyLimits, { isProxy, endSlowBody: refusals.endSlowBody });
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  // PORT=0 takes any free port: letters must lead to the one that was taken.
  if (!settings.originGiven) setConfig({ ...settings, origin: `http://localhost:${port}` });
  return server;
}

/** Production never runs on a database that holds an account whose password is printed in public. */
async function refuseDemoAccounts(): Promise<void> {
  const people = await countDemoPeople();
  if (people > 0)
    throw new StartRefused(
      `APP_MODE is production, but this database holds ${people} demonstration accounts: use another database or DATA_DIR.`,
    );
}

/** The identity provider of the demonstration; production never loads its code. */
async function mountDemoIdentity(settings: Config): Promise<Mount> {
  const { demoIdentityProvider } = await import("./demo-identity-provider.ts");
  return demoIdentityProvider(settings);
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** When each part of the end is over whatever hangs, in milliseconds since it began: the process is gone at 30 s. */
const SHUTDOWN_DEADLINE_MS = { requests: 25_000, jobs: 27_000, database: 28_500 };

/** Lets the requests under way end, then the jobs, then the database; what hangs is cut off. */
async function close(server: Server, subscriptions: Subscription[]): Promise<void> {
  const startedAt = performance.now();
  const remainingMs = (end: number) => Math.max(500, end - (performance.now() - startedAt));
  const closed = new Promise((resolve) => server.close(resolve));
  // A page that is open asks on, on the connection it has: it gets this answer, and the connection ends.
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  endStreams();
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const stop = setTimeout(() => {
    server.closeAllConnections();
    // A request that waits for the store of files ends with it.
    void closeStore();
  }, SHUTDOWN_DEADLINE_MS.requests);
  await closed;
  clearInterval(sweep);
  clearTimeout(stop);
  await Promise.all(subscriptions.map((subscription) => subscription.stop()));
  // The queue waits for its own connections without a limit.
  const queueMs = Math.min(5_000, remainingMs(SHUTDOWN_DEADLINE_MS.jobs));
  await Promise.race([closeQueue(queueMs), wait(queueMs + 1_000, undefined, { ref: false })]);
  closeMailer();
  await closeStore();
  // Nothing runs any more: a connection that does not end is that of a database that does not answer.
  await closeDatabase(Math.min(5_000, remainingMs(SHUTDOWN_DEADLINE_MS.database)));
}
