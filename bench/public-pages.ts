import { spawnSync } from "node:child_process";
import { brotliCompressSync } from "node:zlib";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { load } from "./load.ts";
import { getServerMemoryMb } from "./memory.ts";
import { startBareServer, startNginx } from "./static-servers.ts";

// Measures public pages per second, beside nginx with the same bytes and a bare Node server, interleaved in
// one run, so only ratios are meaningful; and the process's memory at rest and afterwards. Requires wrk; E requires
// nginx. Requirements P9, P14.

const ROUNDS = 3;
const SECONDS = 5;

type Row = { round: number; name: string; perSecond: number; p50: string; p99: string };

if (spawnSync("wrk", ["-v"]).error)
  throw new Error("This benchmark needs wrk: apt-get install wrk.");
const dataDir = getNewDataDir();
const site = await startServer({ dataDir });
const atRest = getServerMemoryMb(site);
const page = Buffer.from(await (await fetch(`${site.origin}/`)).arrayBuffer());
const body = brotliCompressSync(page);

const bare = startBareServer(body);
const nginx = startNginx(body);
const targets: Record<string, string> = {
  ours: `${site.origin}/`,
  N: bare.url,
  ...(nginx ? { E: nginx.url } : {}),
};

const rows: Row[] = [];
// Round 0 is warm-up and not counted.
for (let round = 0; round <= ROUNDS; round++)
  for (const [name, url] of Object.entries(targets)) {
    const row = { round, name, ...(await load(url, { seconds: SECONDS })) };
    if (round > 0) rows.push(row);
  }
console.table(rows);
for (const other of ["E", "N"].filter((name) => targets[name])) {
  const ratios = Array.from(
    { length: ROUNDS },
    (_, at) => pagesPerSecond("ours", at + 1) / pagesPerSecond(other, at + 1),
  );
  const [middle = 0] = ratios.toSorted((a, b) => a - b).slice(Math.floor(ROUNDS / 2));
  console.log(`ours / ${other}: ${middle.toFixed(2)} (${body.length} bytes)`);
}
console.log(`MB of the process: ${atRest} at rest, ${getServerMemoryMb(site)} after all.`);
nginx?.stop();
bare.stop();
await site.stop();
removeDataDir(dataDir);
process.exit();

function pagesPerSecond(name: string, round: number): number {
  return rows.find((row) => row.name === name && row.round === round)?.perSecond ?? 0;
}
