import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { getStylesheetHash, STYLESHEETS_COOKIE } from "#app/client/cookies.ts";
import { getPostmasterPid } from "#tests/support/processes.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from "#tests/support/server.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";

// Compares the processor time of a candidate's pages between builds, in turns, for a browser that has the
// stylesheet of the area cached and for one that has not: `page-processor-time.ts FOLDER FOLDER [rounds] [pages]`, each
// the folder of a built checkout. Counts pages, not seconds, so other work on the machine changes the result little.
// Prints milliseconds a page of the main thread of Node, of its other threads (compression), of both and of PostgreSQL,
// the bytes of a compressed page, and the middle of the ratios of all rounds.

const [before = "", after = "", rounds = "5", count = "300"] = process.argv.slice(2);
const CLIENTS = 8;
const pages = [
  "/espace-etudiant",
  "/espace-etudiant/candidate",
  "/espace-etudiant/candidate/info-personnel",
  "/espace-etudiant/messagerie",
];

type Site = { name: string; server: RunningServer; cookie: string; stylesheet: string };
type Times = { main: number; threads: number; postgres: number };
type Sample = Times & { node: number; bytes: number };

const sites: Site[] = [];
for (const [name, folder] of Object.entries({ before, after })) {
  const server = await startServer({
    dataDir: getNewDataDir(),
    folder,
    env: { LOG_LEVEL: "error" },
  });
  const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
  const stylesheet = readdirSync(join(folder, "build/client/assets")).find((file) =>
    /^student-.*\.css$/.test(file),
  );
  if (!stylesheet) throw new Error(`${folder} has no build.`);
  sites.push({ name, server, cookie: candidate.cookie, stylesheet: getStylesheetHash(stylesheet) });
}
for (const page of pages) for (const isCached of [false, true]) await comparePage(page, isCached);
for (const { server } of sites) {
  await server.stop();
  removeDataDir(server.dataDir);
}

async function comparePage(page: string, isCached: boolean): Promise<void> {
  const pairs: { before: Sample; after: Sample }[] = [];
  for (let round = 0; round <= Number(rounds); round++) {
    const samples: Record<string, Sample> = {};
    for (const site of round % 2 === 0 ? sites : sites.toReversed())
      samples[site.name] = await measure(site, page, isCached);
    const { before: one, after: other } = samples;
    // The first round compiles.
    if (round > 0 && one && other) pairs.push({ before: one, after: other });
  }
  const names = ["main", "threads", "node", "postgres", "bytes"] as const;
  const rows = names.map((name) => [
    name,
    {
      before: middle(pairs.map((pair) => pair.before[name])),
      after: middle(pairs.map((pair) => pair.after[name])),
      ratio: middle(pairs.map((pair) => pair.after[name] / pair.before[name])),
    },
  ]);
  console.log(`${page}, stylesheet ${isCached ? "cached" : "not cached"}`);
  console.table(Object.fromEntries(rows));
}

async function measure(site: Site, page: string, isCached: boolean): Promise<Sample> {
  const cookie = isCached
    ? `${site.cookie}; ${STYLESHEETS_COOKIE}=${site.stylesheet}`
    : site.cookie;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const request = () => countBytes(agent, site.server.origin + page, cookie);
  const begin = readTimes(site.server);
  let left = Number(count);
  let bytes = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) bytes = await request();
    }),
  );
  const end = readTimes(site.server);
  agent.destroy();
  const ofPage = (name: keyof Times) => (end[name] - begin[name]) / Number(count);
  const [main, threads, postgres] = [ofPage("main"), ofPage("threads"), ofPage("postgres")];
  return { main, threads, node: main + threads, postgres, bytes };
}

function countBytes(agent: Agent, url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie, "accept-encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/** Processor time in milliseconds. */
function readTimes({ process: { pid }, dataDir }: RunningServer): Times {
  const main = readOwnTime(`/proc/${pid}/task/${pid}/stat`);
  const postmaster = getPostmasterPid(dataDir);
  let postgres = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    if (readParent(id) === postmaster) postgres += readOwnTime(`/proc/${id}/stat`);
  return { main, threads: readOwnTime(`/proc/${pid}/stat`) - main, postgres };
}

function readParent(id: string): number {
  return Number(readFields(`/proc/${id}/stat`)[1]);
}

/** `stat` counts in hundredths of a second. */
function readOwnTime(file: string): number {
  const fields = readFields(file);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The fields after the name of a process or a thread; none when it has ended. */
function readFields(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return ["", "", "", "", "", "", "", "", "", "", "", "0", "0"];
  }
}

/** The middle of the values, rounded to thousandths. */
function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[sorted.length >> 1] ?? Number.NaN) * 1_000) / 1_000;
}
