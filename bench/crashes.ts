import { runCrashTest } from "#tests/support/crash-test.ts";
import { getNewDataDir, removeDataDir } from "#tests/support/server.ts";

// Clients sign up, fill in an application, upload two proofs and submit while the server, its PostgreSQL or both are
// killed, at random and at named points. `bench/crashes.ts [kills] [clients] [seed] [sends] [life] [store]`: that
// many kills, and more until `sends` submissions were acknowledged; a site lives at most `life` milliseconds. With
// `store` = `failing-store`, files are in an S3 that hangs, is slow or refuses. The full run is
// `bench/crashes.ts 200 4 27 2000 60000`.

const [kills = 200, clients = 4, seed = Date.now() % 1_000_000, sends = 0, maxLifeMs = 3_000] =
  process.argv.slice(2, 7).map(Number);
const hasFailingStore = process.argv[7] === "failing-store";
const dataDir = getNewDataDir();
console.log(`seed ${seed}`);
const startedAt = Date.now();
const report = await runCrashTest({
  ...{ dataDir, kills, minSends: sends, clients, seed, lives: [20, maxLifeMs], hasFailingStore },
  onProgress: (progress) =>
    console.log(`${Math.round((Date.now() - startedAt) / 1_000)} s, ${progress}`),
});
console.log(report);
if (report.faults.length === 0) removeDataDir(dataDir);
else console.log(`What is left to look at: ${dataDir}`);
process.exit(report.faults.length === 0 ? 0 : 1);
