import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { chances } from "./chances.ts";
import { freePort } from "./free-port.ts";
import { apply, getReady, sendOnce } from "./kill-storm/applicant.ts";
import { checkByPages, checkData } from "./kill-storm/check.ts";
import { type FailingStore, startFailingStore } from "./kill-storm/failing-store.ts";
import { type Death, deaths, isPoint, Killer } from "./kill-storm/killer.ts";
import { openLedger } from "./kill-storm/ledger.ts";
import { lettersOf } from "./kill-storm/letters.ts";

type Storm = {
  dataDir: string;
  /** How often the server, its PostgreSQL or both are killed. */
  kills: number;
  /** It goes on until so many sendings were acknowledged, however many deaths that takes. */
  sends?: number;
  /** Of which kinds, by turns. */
  kinds?: readonly Death[];
  /** People who apply at the same time, one application after another. */
  clients: number;
  /** How many milliseconds it lives between two deaths that come anywhere: at least, at most. */
  lives: [least: number, most: number];
  seed: number;
  /** Files are in an S3, which hangs, is slow or refuses when the site dies anywhere; in the data folder otherwise. */
  hasFailingStore?: boolean;
  say?: (progress: string) => void;
};

/**
 * People apply at a site that is killed all the time (security page, R-01): what they were told is kept in a
 * ledger of its own, and compared at the end with what the site answers, its database and its files.
 */
export async function killStorm(storm: Storm) {
  const store = storm.hasFailingStore ? await startFailingStore() : undefined;
  const killer = new Killer(storm.dataDir, await freePort(), store?.env);
  // A storm that breaks off leaves nothing running.
  return stormAt(killer, storm, store).finally(async () => {
    store?.mend();
    await killer.stop();
    await store?.stop();
  });
}

async function stormAt(killer: Killer, storm: Storm, store?: FailingStore) {
  const { dataDir, kills, sends = 0, kinds = deaths, clients, lives, seed, say } = storm;
  const chance = chances(seed);
  const { origin } = killer;
  await killer.start();
  const ledger = openLedger(join(dataDir, "told.jsonl"));
  const letters = lettersOf(dataDir);
  let over = false;
  // One whose sending dies before it is written, and who does not come back: nothing of it may be left.
  const { who } = await getReady({ origin, name: "left", letters });
  await Promise.all([killer.kill("before-commit", 0), sendOnce(who)]);
  const people = Array.from({ length: clients }, async (_, client) => {
    for (let at = 0; !over; at += 1)
      await apply({ origin, name: `p${client}-${at}`, ledger, letters });
  });
  const troubled = Promise.all(people);
  troubled.catch(() => {});
  const [least, most] = lives;
  const acknowledged = () => ledger.read().filter(({ what }) => what === "sent").length;
  for (let done = 0; done < kills || acknowledged() < sends; ) {
    const death = kinds[done % kinds.length] ?? "server";
    const while_ = least + chance() * (most - least);
    if (store && !isPoint(death)) {
      await killer.start();
      await Promise.race([store.fail(), troubled]);
    }
    const came = await Promise.race([killer.kill(death, while_), troubled.then(() => false)]);
    store?.mend();
    // On a busy machine people may be far from a point: it is waited for again.
    if (came) done += 1;
    say?.(`${done} of ${kills}: ${death}, ${acknowledged()} acknowledged`);
  }
  await killer.start();
  over = true;
  await troubled;
  const lines = ledger.read();
  ledger.close();
  const byPages = await checkByPages(origin, lines);
  await killer.stop();
  const postgres = await startEmbeddedPostgres(dataDir);
  const { faults, ...found } = await checkData(postgres.pool, dataDir, store?.proofs()).finally(
    postgres.stop,
  );
  return {
    killed: Object.fromEntries(killer.killed),
    acknowledged: acknowledged(),
    ...found,
    ...(store && { storeFaults: store.met }),
    slowestStart: Math.round(Math.max(...killer.starts)),
    middleStart: Math.round(
      killer.starts.toSorted((a, b) => a - b)[killer.starts.length >> 1] ?? 0,
    ),
    faults: [...byPages, ...faults],
  };
}
