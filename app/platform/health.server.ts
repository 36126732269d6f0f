import { sql } from "drizzle-orm";
import { scanBytes } from "./antivirus/clamd.server.ts";
import { config } from "./config.server.ts";
import { db } from "./db/client.server.ts";
import type { Fault } from "./mail/fault.ts";
import { countDeadLetters, countWaitingLetters } from "./mail/kept-letters.server.ts";
import { reachesNobody } from "./mail/mailer.server.ts";
import { mailOutage } from "./mail/outage.server.ts";
import { type ProxyFault, proxyFault } from "./proxy-address.server.ts";
import { isReady } from "./readiness.server.ts";
import { getInstallation } from "./storage/installation.server.ts";
import { countWaitingRemovals } from "./storage/removals.server.ts";
import { doesStoreAnswer } from "./storage/storage.server.ts";
import type { StoreState } from "./storage/store-mark.ts";

/** How each part that the site needs is, as far as this process sees it. */
export type Health = {
  /** As /readyz says it; `bytes`: what it holds, when it answers. */
  database: { answers: boolean; bytes: number | null };
  /** `reachesNobody`: no mail server is set. `outage` null: it takes letters. */
  mail: {
    reachesNobody: boolean;
    outage: { since: Date; fault: Fault } | null;
    waiting: number;
    dead: number;
  };
  files: { place: "folder" | "s3"; answers: boolean };
  /** Null: none is set. */
  antivirus: { answers: boolean; waiting: number } | null;
  /** Behind a proxy, whether each request says who asks. */
  addresses: { fault: ProxyFault | null };
  /** Since when the oldest job that may run waits, and those given up in the last day. */
  queue: { oldest: Date | null; waiting: number; failed: number };
  /**
   * Whether the store is this installation's, as last compared (null: not yet), how many objects wait for their
   * removal, and what a sweep that stopped would have taken.
   */
  removals: {
    isRehearsal: boolean;
    state: StoreState | null;
    waiting: number;
    stopped: { waiting: number; total: number } | null;
  };
};

/** In milliseconds: longer, and the antivirus is of no help to whoever waits. */
const PATIENCE = 1_000;

/** Asks each part how it is. Throws when the database does not answer: nothing could be shown then. */
export async function healthOf(): Promise<Health> {
  const [answers, bytes, outage, waiting, dead, files, antivirus, queue, removals] =
    await Promise.all([
      isReady(),
      sizeOfDatabase(),
      mailOutage(),
      countWaitingLetters(),
      countDeadLetters(),
      doesStoreAnswer(),
      antivirusOf(),
      queueOf(),
      removalsOf(),
    ]);
  return {
    database: { answers, bytes },
    mail: {
      reachesNobody: reachesNobody(),
      outage: outage && { since: outage.since, fault: outage.fault as Fault },
      waiting,
      dead,
    },
    files: { place: config().s3 ? "s3" : "folder", answers: files },
    antivirus,
    addresses: { fault: proxyFault() },
    queue,
    removals,
  };
}

async function removalsOf(): Promise<Health["removals"]> {
  const { storeState, sweepStoppedAt, sweepWaiting, sweepTotal } = await getInstallation();
  return {
    isRehearsal: config().rehearsal,
    state: storeState,
    waiting: await countWaitingRemovals(),
    stopped: sweepStoppedAt && { waiting: sweepWaiting, total: sweepTotal },
  };
}

async function sizeOfDatabase(): Promise<number> {
  const { rows } = await db().execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

async function antivirusOf(): Promise<Health["antivirus"]> {
  const { scanner } = config();
  if (!scanner) return null;
  const answers = await scanBytes(scanner, new Uint8Array(), PATIENCE).then(
    () => true,
    () => false,
  );
  const { rows } = await db().execute<{ n: number }>(
    sql`select count(*)::int as n from files where scan = 'pending'`,
  );
  return { answers, waiting: rows[0]?.n ?? 0 };
}

async function queueOf(): Promise<Health["queue"]> {
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
