import { killStorm } from "#tests/support/kill-storm.ts";
import { newDataDir, removeDataDir } from "#tests/support/server.ts";

// People sign up, fill in, give two proofs and send while the server, its PostgreSQL or both are killed, anywhere and
// at named points. `bench/kills.ts [kills] [clients] [seed] [sends] [life]`: so many deaths, and more until so
// many sendings were acknowledged; a site that is not killed at a point lives `life` milliseconds at most. The whole of
// R-01 is `bench/kills.ts 200 4 27 2000 60000`. Prints every fault.

const [kills = 200, clients = 4, seed = Date.now() % 1_000_000, sends = 0, life = 3_000] =
  process.argv.slice(2).map(Number);
const dataDir = newDataDir();
console.log(`seed ${seed}`);
const begun = Date.now();
const report = await killStorm({
  ...{ dataDir, kills, sends, clients, seed, lives: [20, life] },
  say: (progress) => console.log(`${Math.round((Date.now() - begun) / 1_000)} s, ${progress}`),
});
console.log(report);
if (report.faults.length === 0) removeDataDir(dataDir);
else console.log(`What is left to look at: ${dataDir}`);
process.exit(report.faults.length === 0 ? 0 : 1);
