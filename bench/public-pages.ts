import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { getNewDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { getServerMemoryMb } from "./memory.ts";

// Measures public pages per second, beside nginx with the same bytes and a bare Node server, interleaved in
// one run, so only ratios are meaningful; and the process's memory at rest and afterwards. Requires wrk; E requires
// nginx. Requirements P9, P14.

const ROUNDS = 3;
const SECONDS = 5;
const E_PORT = 18_080;

type Row = { round: number; name: string; perSecond: number; p50: string; p99: string };

if (spawnSync("wrk", ["-v"]).error)
  throw new Error("This benchmark needs wrk: apt-get install wrk.");
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const dataDir = getNewDataDir();
const site = await startServer({ dataDir });
const atRest = getServerMemoryMb(site);
const page = Buffer.from(await (await fetch(`${site.origin}/`)).arrayBuffer());
const body = brotliCompressSync(page);

const bare = createServer((_, res) => {
  res.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" });
  res.end(body);
}).listen(0);
const nginx = startNginx();
const targets: Record<string, string> = {
  ours: `${site.origin}/`,
  N: `http://localhost:${(bare.address() as AddressInfo).port}/`,
  ...(nginx ? { E: `http://localhost:${E_PORT}/` } : {}),
};

const rows: Row[] = [];
// Round 0 is warm-up and not counted.
for (let round = 0; round <= ROUNDS; round++)
  for (const [name, url] of Object.entries(targets)) {
    const row = { round, name, ...(await load(url)) };
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
nginx?.kill();
bare.close();
await site.stop();
removeDataDir(dataDir);
rmSync(folder, { recursive: true, force: true });
process.exit();

function pagesPerSecond(name: string, round: number): number {
  return rows.find((row) => row.name === name && row.round === round)?.perSecond ?? 0;
}

/** Asynchronous, because N is served by this process. */
async function load(url: string) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c64", `-d${SECONDS}s`, "--latency"],
    ...["-H", "Accept-Encoding: br", url],
  ]);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  return {
    perSecond: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
  };
}

/** One worker that sends the same compressed bytes from a file: the practical limit. */
function startNginx() {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "index.html"), body);
  const settings = `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {} http { access_log off; keepalive_requests 1000000; types { text/html html; }
server { listen ${E_PORT}; root ${folder}/www; add_header Content-Encoding br; } }`;
  writeFileSync(join(folder, "nginx.conf"), settings);
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
}
