import { runCrashTest } from "#tests/support/crash-test.ts";
import { getNewDataDir, removeDataDir } from "#tests/support/server.ts";

// People sign up, fill in, give two proofs and send while the server, its PostgreSQL or both are killed, anywhere and
// at named points. `bench/crashes.ts [kills] [clients] [seed] [sends] [life]`: so many deaths, and more until so
// many sendings were acknowledged; a site that is not killed at a point lives `life` milliseconds at most. The whole of
// R-01 is `bench/crashes.ts 200 4 27 2000 60000`. Prints every fault.

const [kills = 200, clients = 4, seed = Date.now() % 1_000_000, sends = 0, maxLifeMs = 3_000] =
  process.argv.slice(2).map(Number);
const dataDir = getNewDataDir();
console.log(`seed ${seed}`);
const startedAt = Date.now();
const report = await runCrashTest({
  ...{ dataDir, kills, minSends: sends, clients, seed, lives: [20, maxLifeMs] },
  onProgress: (progress) =>
    console.log(`${Math.round((Date.now() - startedAt) / 1_000)} s, ${progress}`),
});
console.log(report);
if (report.faults.length === 0) removeDataDir(dataDir);
else console.log(`What is left to look at: ${dataDir}`);
process.exit(report.faults.length === 0 ? 0 : 1);
