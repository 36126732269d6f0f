import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { getPostmasterPid } from "#tests/support/processes.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from "#tests/support/server.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { load, measureSaves } from "./load.ts";
import { getServerMemoryMb } from "./memory.ts";
import { startBareServer, startNginx } from "./static-servers.ts";

// Compares the builds of several checkouts in one run, in turns: start, memory, cached pages beside a bare Node server
// and nginx, pages of a candidate, public pages while saves arrive. `compare-builds.ts FOLDER FOLDER [rounds]`; requires
// wrk. Elapsed time depends on what else the machine does, so the processor time of a page is given too, in
// milliseconds: of the site and of its PostgreSQL.

const [before = "", after = "", rounds = "5"] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const SECONDS = 4;
/** How long after its first response a site is at rest, in milliseconds. */
const REST_MS = 8_000;
const signedInPages = [
  "/espace-etudiant",
  "/espace-etudiant/candidate",
  "/espace-etudiant/candidate/info-personnel",
  "/espace-etudiant/messagerie",
];

if (spawnSync("wrk", ["-v"]).error)
  throw new Error("This benchmark needs wrk: apt-get install wrk.");

type Build = { name: string; folder: string; dataDir: string };
type Site = { name: string; server: RunningServer; candidate: TestClient };
type Numbers = Record<string, number>;

const builds: Build[] = [
  { name: "before", folder: before, dataDir: getNewDataDir() },
  { name: "after", folder: after, dataDir: getNewDataDir() },
];
const measured: { what: string; build: string; numbers: Numbers }[] = [];
const note = (what: string, build: string, numbers: Numbers) =>
  measured.push({ what, build, numbers });

await measureStarts();
const sites: Site[] = [];
for (const { name, folder, dataDir } of builds) {
  const server = await startServer({ dataDir, folder, env: { LOG_LEVEL: "error" } });
  const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
  sites.push({ name, server, candidate });
}
await measureCachedPages();
noteMemory("memory after cached pages");
await measureSavesBesidePages();
for (const page of signedInPages) await measureSignedIn(page);
noteMemory("memory after all");
printMedians();
for (const { server } of sites) await server.stop();
for (const { dataDir } of builds) removeDataDir(dataDir);
process.exit();

/** The first start of each build fills its database and is not counted. */
async function measureStarts(): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++)
    for (const { name, folder, dataDir } of builds) {
      const server = await startServer({ dataDir, folder, env: { LOG_LEVEL: "error" } });
      await sleep(REST_MS);
      const what = round === 0 ? "first start" : "later start";
      note(what, name, { ms: server.startMs, "MB at rest": getServerMemoryMb(server) });
      await server.stop();
    }
}

function noteMemory(what: string): void {
  for (const { name, server } of sites) note(what, name, { MB: getServerMemoryMb(server) });
}

async function measureCachedPages(): Promise<void> {
  for (const { server } of sites) await load(`${server.origin}/`, { seconds: 3 });
  const page = Buffer.from(await (await fetch(`${sites[0]?.server.origin}/`)).arrayBuffer());
  const body = brotliCompressSync(page);
  const [bare, nginx] = [startBareServer(body), startNginx(body)];
  for (let round = 0; round <= ROUNDS; round++) {
    const bareRate = (await load(bare.url, { seconds: SECONDS })).perSecond;
    const nginxRate = nginx && (await load(nginx.url, { seconds: SECONDS })).perSecond;
    for (const site of sites) {
      const { perSecond, p99, ...processor } = await loadSite(site, "/");
      if (round === 0) continue;
      note("cached /", site.name, {
        ...{ perSecond, "of bare Node": perSecond / bareRate, p99, ...processor },
        ...(nginxRate && { "of nginx": perSecond / nginxRate }),
      });
    }
  }
  bare.stop();
  nginx?.stop();
}

async function measureSavesBesidePages(): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++)
    for (const site of sites) {
      const alone = await loadSite(site, "/");
      const [saves, besides] = await Promise.all([
        measureSaves(site.candidate, SECONDS + 1),
        sleep(500).then(() => loadSite(site, "/")),
      ]);
      if (round === 0) continue;
      note("/ with 20 saves a second", site.name, {
        ...{ p50: besides.p50, p99: besides.p99, "p99 without saves": alone.p99 },
        ...{ "rate against without": besides.perSecond / alone.perSecond },
        "save p95": saves["p95 ms"],
      });
    }
}

async function measureSignedIn(page: string): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++)
    for (const site of sites) {
      const numbers = await loadSite(site, page, site.candidate.cookie);
      if (round > 0) note(page, site.name, numbers);
    }
}

async function loadSite({ server }: Site, page: string, cookie?: string) {
  const startedAt = readProcessorTimes(server);
  const result = await load(server.origin + page, { seconds: SECONDS, cookie });
  const endedAt = readProcessorTimes(server);
  return {
    ...{ perSecond: result.perSecond, p50: toMs(result.p50), p99: toMs(result.p99) },
    "Node ms a page": (endedAt.node - startedAt.node) / result.requests,
    "PostgreSQL ms a page": (endedAt.postgres - startedAt.postgres) / result.requests,
  };
}

/** Processor time in milliseconds of the site's process and of its PostgreSQL with all its processes. */
function readProcessorTimes({ process: { pid }, dataDir }: RunningServer) {
  const postmaster = getPostmasterPid(dataDir);
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  let postgres = 0;
  for (const id of processes) {
    const times = readStat(Number(id));
    if (!times) continue;
    if (Number(id) === postmaster) postgres += times.own + times.endedChildren;
    else if (times.parent === postmaster) postgres += times.own;
  }
  return { node: readStat(pid ?? 0)?.own ?? Number.NaN, postgres };
}

/** `/proc/PID/stat` counts in hundredths of a second. */
function readStat(pid: number) {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
    const fields = rest.split(" ").map(Number);
    const sum = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * 10;
    return { parent: fields[1], own: sum(11), endedChildren: sum(13) };
  } catch {
    // It ended.
    return undefined;
  }
}

/** Milliseconds of a time as wrk writes it: `850.00us`, `4.10ms`, `1.20s`. */
function toMs(time: string): number {
  const unit = { us: 0.001, ms: 1, s: 1_000 }[time.replace(/[\d.]/g, "")] ?? Number.NaN;
  return Number.parseFloat(time) * unit;
}

/** One table for each thing measured: the middle of all rounds, the lowest and the highest. */
function printMedians(): void {
  for (const what of new Set(measured.map((one) => one.what))) {
    const rows = measured.filter((one) => one.what === what);
    const names = Object.keys(rows[0]?.numbers ?? {});
    console.log(what);
    console.table(
      Object.fromEntries(
        names.map((name) => [
          name,
          Object.fromEntries(builds.map(({ name: build }) => [build, middle(rows, build, name)])),
        ]),
      ),
    );
  }
}

function middle(rows: typeof measured, build: string, name: string): string {
  const values = rows
    .filter((row) => row.build === build)
    .map(({ numbers }) => numbers[name] ?? Number.NaN)
    .toSorted((a, b) => a - b);
  const short = (value = Number.NaN) => (value < 10 ? value.toFixed(3) : value.toFixed(0));
  return `${short(values[values.length >> 1])} (${short(values[0])} to ${short(values.at(-1))})`;
}
