import { sql } from "drizzle-orm";
import { scanBytes } from "./antivirus/clamd.server.ts";
import { config } from "./config.server.ts";
import { db } from "./db/client.server.ts";
import { countDeadEmails, countWaitingEmails } from "./mail/dead-emails.server.ts";
import { type DeliveryFault, parseDeliveryFault } from "./mail/delivery-fault.ts";
import { isMailServerMissing } from "./mail/mailer.server.ts";
import { findMailOutage } from "./mail/outage.server.ts";
import { getProxyFault, type ProxyFault } from "./proxy-address.server.ts";
import { isReady } from "./readiness.server.ts";
import { getInstallation } from "./storage/installation.server.ts";
import { countWaitingRemovals } from "./storage/remove-files.server.ts";
import { isStoreAvailable } from "./storage/storage.server.ts";
import type { StoreState } from "./storage/store-marker.ts";

/** The state of every part that the site depends on, as this process sees it. */
export type Health = {
  /** `bytes`: the size of the database, null when it does not answer. */
  database: { isReachable: boolean; bytes: number | null };
  /** `hasMailServer`: a mail server is set. `outage` is null while the server accepts emails. */
  mail: {
    hasMailServer: boolean;
    outage: { since: Date; fault: DeliveryFault } | null;
    waiting: number;
    dead: number;
  };
  files: { place: "folder" | "s3"; isReachable: boolean };
  /** Null when no antivirus is configured. */
  antivirus: { isReachable: boolean; waiting: number } | null;
  /** Whether the client's address of each request is known behind a proxy. */
  addresses: { fault: ProxyFault | null };
  /** `oldest`: since when the oldest runnable job waits; `failed`: jobs given up in the last 24 hours. */
  queue: { oldest: Date | null; waiting: number; failed: number };
  /**
   * Whether the store is this installation's at the last comparison (null: never compared), how many objects wait for
   * removal, and how many a stopped sweep would have removed.
   */
  removals: {
    isRehearsal: boolean;
    state: StoreState | null;
    waiting: number;
    stopped: { waiting: number; total: number } | null;
  };
};

/** In milliseconds. A slower antivirus counts as not answering, because an upload waits for it. */
const ANTIVIRUS_TIMEOUT_MS = 1_000;

/** Checks every part. Throws when the database does not answer. */
export async function getSystemHealth(): Promise<Health> {
  const [
    isDatabaseReachable,
    bytes,
    outage,
    waiting,
    dead,
    areFilesReachable,
    antivirus,
    queue,
    removals,
  ] = await Promise.all([
    isReady(),
    getDatabaseBytes(),
    findMailOutage(),
    countWaitingEmails(),
    countDeadEmails(),
    isStoreAvailable(),
    getAntivirusHealth(),
    getQueueHealth(),
    getRemovalHealth(),
  ]);
  return {
    database: { isReachable: isDatabaseReachable, bytes },
    mail: {
      hasMailServer: !isMailServerMissing(),
      outage: outage && { since: outage.since, fault: parseDeliveryFault(outage.failureCode) },
      waiting,
      dead,
    },
    files: { place: config().s3 ? "s3" : "folder", isReachable: areFilesReachable },
    antivirus,
    addresses: { fault: getProxyFault() },
    queue,
    removals,
  };
}

async function getRemovalHealth(): Promise<Health["removals"]> {
  const { storeState, sweepStoppedAt, sweepWaiting, sweepTotal } = await getInstallation();
  return {
    isRehearsal: config().isRehearsal,
    state: storeState,
    waiting: await countWaitingRemovals(),
    stopped: sweepStoppedAt && { waiting: sweepWaiting, total: sweepTotal },
  };
}

async function getDatabaseBytes(): Promise<number> {
  const { rows } = await db().execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

async function getAntivirusHealth(): Promise<Health["antivirus"]> {
  const { scanner } = config();
  if (!scanner) return null;
  const isReachable = await scanBytes(scanner, new Uint8Array(), ANTIVIRUS_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
  const { rows } = await db().execute<{ n: number }>(
    sql`select count(*)::int as n from files where scan = 'pending'`,
  );
  return { isReachable, waiting: rows[0]?.n ?? 0 };
}

async function getQueueHealth(): Promise<Health["queue"]> {
  const { rows } = await db().execute<{ oldest: Date | null; waiting: number; failed: number }>(sql`
    select min(start_after) filter (where waits) as oldest,
      count(*) filter (where waits)::int as waiting,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
    from (select *, state in ('created', 'retry') and start_after <= now() as waits from jobs.job) as job`);
  const [row] = rows;
  return {
    oldest: row?.oldest ? new Date(row.oldest) : null,
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
  };
}
