import { join } from "node:path";
import { startEmbeddedPostgres } from "#dev-database/embedded-postgres.ts";
import { completeApplication, prepareApplication, submitOnce } from "./crash-test/applicant.ts";
import { checkDatabase, checkPages } from "./crash-test/check-results.ts";
import { openConfirmationEmails } from "./crash-test/confirmation-emails.ts";
import { type FailingStore, startFailingStore } from "./crash-test/failing-store.ts";
import { openLedger } from "./crash-test/ledger.ts";
import { visitPagesWithoutFiles } from "./crash-test/pages-without-files.ts";
import {
  type CrashKind,
  crashKinds,
  isCrashPoint,
  ServerKiller,
} from "./crash-test/server-killer.ts";
import { freePort } from "./free-port.ts";
import { createSeededRandom } from "./seeded-random.ts";

type CrashTestOptions = {
  dataDir: string;
  /** How often the server, its PostgreSQL or both are killed. */
  kills: number;
  /** Continues until this many submissions were acknowledged, however many kills that takes. */
  minSends?: number;
  /** The kinds of kills, in rotation. */
  kinds?: readonly CrashKind[];
  /** Clients that apply concurrently, one application after another. */
  clients: number;
  /** Milliseconds between two random kills: minimum and maximum. */
  lives: [least: number, most: number];
  seed: number;
  /**
   * Stores files in an S3 that hangs, is slow or refuses when the site is killed at random; otherwise in the data
   * folder.
   */
  hasFailingStore?: boolean;
  onProgress?: (progress: string) => void;
};

/**
 * Clients apply at a site that is killed repeatedly. Every acknowledgement is recorded in a ledger and
 * compared at the end with the site's pages, database and files.
 */
export async function runCrashTest(options: CrashTestOptions) {
  const store = options.hasFailingStore ? await startFailingStore() : undefined;
  const killer = new ServerKiller(options.dataDir, await freePort(), store?.env);
  // Leaves nothing running when the test is aborted.
  return crashRepeatedly(killer, options, store).finally(async () => {
    store?.recover();
    await killer.stop();
    await store?.stop();
  });
}

async function crashRepeatedly(
  killer: ServerKiller,
  options: CrashTestOptions,
  store?: FailingStore,
) {
  const {
    dataDir,
    kills,
    minSends: sends = 0,
    kinds = crashKinds,
    clients,
    lives: lifeRangeMs,
    seed,
    onProgress,
  } = options;
  const random = createSeededRandom(seed);
  const { origin } = killer;
  await killer.start();
  const ledger = openLedger(join(dataDir, "ledger.jsonl"));
  const confirmationEmails = openConfirmationEmails(dataDir);
  let isOver = false;
  // A client whose submission is killed before it commits and who does not retry: nothing of it may remain.
  const { who } = await prepareApplication({
    origin,
    name: "left",
    confirmationEmails: confirmationEmails,
  });
  await Promise.all([killer.kill("before-commit", 0), submitOnce(who)]);
  const applicants = Array.from({ length: clients }, async (_, client) => {
    for (let at = 0; !isOver; at += 1)
      await completeApplication({
        origin,
        name: `p${client}-${at}`,
        ledger,
        confirmationEmails: confirmationEmails,
      });
  });
  const applicantErrors = Promise.all(applicants);
  applicantErrors.catch(() => {});
  const [least, most] = lifeRangeMs;
  const acknowledged = () => ledger.read().filter(({ event: what }) => what === "sent").length;
  const storeFaults: string[] = [];
  const pageTimes: number[] = [];
  for (let done = 0; done < kills || acknowledged() < sends; ) {
    const death = kinds[done % kinds.length] ?? "server";
    const lifeMs = least + random() * (most - least);
    if (store && !isCrashPoint(death)) {
      await killer.start();
      await Promise.race([store.fail(), applicantErrors]);
      const visited = await visitPagesWithoutFiles(who);
      storeFaults.push(...visited.faults);
      pageTimes.push(visited.slowestMs);
    }
    const didCrash = await Promise.race([
      killer.kill(death, lifeMs),
      applicantErrors.then(() => false),
    ]);
    store?.recover();
    // On a loaded machine no client may have reached the point: try again.
    if (didCrash) done += 1;
    onProgress?.(`${done} of ${kills}: ${death}, ${acknowledged()} acknowledged`);
  }
  await killer.start();
  isOver = true;
  await applicantErrors;
  const lines = ledger.read();
  ledger.close();
  const byPages = await checkPages(origin, lines);
  await killer.stop();
  const postgres = await startEmbeddedPostgres(dataDir);
  const { faults, ...found } = await checkDatabase(postgres.pool, dataDir, store?.proofs()).finally(
    postgres.stop,
  );
  return {
    killed: Object.fromEntries(killer.killed),
    acknowledged: acknowledged(),
    ...found,
    ...(store && {
      storeFaults: store.met,
      slowestPageDuringStoreFaults: Math.round(Math.max(...pageTimes)),
    }),
    slowestStart: Math.round(Math.max(...killer.starts)),
    middleStart: Math.round(
      killer.starts.toSorted((a, b) => a - b)[killer.starts.length >> 1] ?? 0,
    ),
    faults: [...byPages, ...storeFaults, ...faults],
  };
}
