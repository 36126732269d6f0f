import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import type pg from "pg";
import { closeUnkeyedChain } from "#app/features/audit/seal-history.server.ts";
import { refuseDemoUsers } from "#app/features/auth/create-user.server.ts";
import { logMissingProviders } from "#app/features/auth/sign-in/provider.server.ts";
import { subscribeToPublications } from "#app/features/content/editing/publications.server.ts";
import { restrictPictureDecoders } from "#app/features/documents/picture-decoders.server.ts";
import { createFirstAdministratorLink } from "#app/features/staff/first-administrator.server.ts";
import { isProxy, recordProxy } from "#app/http/client-address.server.ts";
import { closeAllStreams } from "#app/http/live-stream.server.ts";
import { jobs as always } from "#app/jobs.server.ts";
import { type Config, setConfig } from "#app/platform/config.server.ts";
import {
  closeDatabase,
  directDatabaseSettings,
  openDatabase,
} from "#app/platform/db/client.server.ts";
import type { Subscription } from "#app/platform/db/listen.server.ts";
import { advisoryLocks, withLock } from "#app/platform/db/lock.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import {
  closeQueue,
  listQueueNames,
  openQueue,
  startWorkers,
} from "#app/platform/jobs/queue.server.ts";
import { openLiveEvents } from "#app/platform/live/live.server.ts";
import { closeMailer, warnMissingMailServer } from "#app/platform/mail/mailer.server.ts";
import { refuseDatabaseInService } from "#app/platform/storage/rehearsal-database.server.ts";
import { closeStore } from "#app/platform/storage/storage.server.ts";
import {
  refuseUnavailableStore,
  warnUnavailableStore,
} from "#app/platform/storage/store-at-start.server.ts";
import { checkStoreAtStart } from "#app/platform/storage/store-owner.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { seedSampleMessagesJob } from "#db/seeds/demo-messages.ts";
import { seed } from "#db/seeds/seed.ts";
import { bodyLimits, limitBodies, requestTimeouts } from "./body-limits.ts";
import { PageCache } from "./page-cache.ts";
import { createRequestListener, type Development, type Mount } from "./request-listener.ts";

export type Application = {
  port: number;
  /**
   * Link that creates the first administrator; null when one exists. Print it in the terminal only: it is a
   * credential.
   */
  firstLink: string | null;
  close(): Promise<void>;
};

/**
 * Starts the application on a reachable database: migrates, seeds, listens and starts the job workers.
 * @param database connection options; `direct` when the pool goes through a pooler (database.ts)
 * @param development given by the development server (tools/dev.ts)
 * @throws StartRefused with a sentence for the terminal, or the error of `listen` when the port is taken;
 * everything opened so far is closed first
 */
export async function startApp(
  settings: Config,
  database: { pool: pg.PoolConfig; direct?: pg.PoolConfig },
  development?: Development,
): Promise<Application> {
  setConfig(settings);
  restrictPictureDecoders();
  openDatabase(database.pool, database.direct);
  const subscriptions: Subscription[] = [];
  try {
    await prepare(settings);
    const pages = new PageCache();
    // Not awaited: the site starts even when the file store does not answer.
    void checkStoreAtStart();
    subscriptions.push(await subscribeToPublications(pages), await openLiveEvents());
    const server = await serve(settings, pages, development);
    // No workers in a rehearsal: the copied queue would send emails and remove files a second time.
    if (!settings.isRehearsal) await startWorkers(listJobs(settings));
    const { port } = server.address() as AddressInfo;
    const firstLink = await createFirstAdministratorLink();
    return { port, firstLink, close: () => close(server, subscriptions) };
  } catch (error) {
    for (const subscription of subscriptions) await subscription.stop();
    await closeQueue();
    await closeDatabase();
    throw error;
  }
}

const listJobs = ({ demo }: Config) => (demo ? [...always, seedSampleMessagesJob] : always);

async function prepare(settings: Config): Promise<void> {
  if (settings.isRehearsal) await refuseDatabaseInService();
  await migrateDatabase(directDatabaseSettings(), undefined, closeUnkeyedChain);
  if (!settings.demo) {
    await refuseDemoUsers();
    logMissingProviders();
    warnMissingMailServer();
  }
  await openQueue(listQueueNames(listJobs(settings)), { isIdle: settings.isRehearsal });
  await warnUnavailableStore();
  if (settings.isRehearsal) return;
  await withLock(directDatabaseSettings(), advisoryLocks.seed, seed).catch((fault: unknown) => {
    throw isStoreUnavailable(fault) ? refuseUnavailableStore() : fault;
  });
}

async function serve(
  settings: Config,
  pages: PageCache,
  development: Development | undefined,
): Promise<Server> {
  const mounts = settings.demo ? [await mountDemoIdentity(settings)] : [];
  const deps = { folder: "build/client", pages, mounts, development };
  const { listener, refusals } = createRequestListener(build, deps);
  const server = createServer(requestTimeouts, listener);
  server.on("clientError", refusals.refuseUnreadable);
  server.prependListener("request", recordProxy);
  limitBodies(server, bodyLimits, { isProxy, endSlowBody: refusals.endSlowBody });
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  // With PORT=0 the system chooses the port, and links in emails need the real one.
  if (!settings.isOriginConfigured) setConfig({ ...settings, origin: `http://localhost:${port}` });
  return server;
}

/** Imports the demonstration's identity provider on demand, so that production never loads it. */
async function mountDemoIdentity(settings: Config): Promise<Mount> {
  const { demoIdentityProvider } = await import("./demo-identity-provider.ts");
  return demoIdentityProvider(settings);
}

/** Deadline of each shutdown step, in milliseconds since the shutdown began; `start.ts` ends the process at 29.5 s. */
const SHUTDOWN_DEADLINE_MS = { requests: 25_000, jobs: 27_000, database: 28_500 };

/** Waits for running requests, then jobs, then the database; each step is cut off at its deadline. */
async function close(server: Server, subscriptions: Subscription[]): Promise<void> {
  const startedAt = performance.now();
  const remainingMs = (end: number) => Math.max(500, end - (performance.now() - startedAt));
  const closed = new Promise((resolve) => server.close(resolve));
  // An open page may send more requests on its connection: each is answered with `Connection: close`.
  server.prependListener("request", (_, response) => {
    response.setHeader("Connection", "close");
  });
  closeAllStreams();
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const stop = setTimeout(() => {
    server.closeAllConnections();
    // Aborts requests that wait for the file store.
    void closeStore();
  }, SHUTDOWN_DEADLINE_MS.requests);
  await closed;
  clearInterval(sweep);
  clearTimeout(stop);
  await Promise.all(subscriptions.map((subscription) => subscription.stop()));
  // pg-boss closes its own connections without a time limit, so the wait is bounded here.
  const queueMs = Math.min(5_000, remainingMs(SHUTDOWN_DEADLINE_MS.jobs));
  await Promise.race([closeQueue(queueMs), wait(queueMs + 1_000, undefined, { ref: false })]);
  closeMailer();
  await closeStore();
  // Nothing uses the pool any more: a connection still open belongs to a database that does not answer.
  await closeDatabase(Math.min(5_000, remainingMs(SHUTDOWN_DEADLINE_MS.database)));
}
