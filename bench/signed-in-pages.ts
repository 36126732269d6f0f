import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { getServerMemoryMb } from "./memory.ts";

// Measures pages of a candidate's area per second, the duration of saves arriving at twenty per second with and
// without readers of public pages, and the process's memory afterwards. Requires wrk. Requirements P10, P11.

const SECONDS = 8;
const INFO = "/espace-etudiant/candidate/info-personnel";
const pages = [
  "/espace-etudiant",
  "/espace-etudiant/candidate",
  INFO,
  "/espace-etudiant/messagerie",
];

if (spawnSync("wrk", ["-v"]).error)
  throw new Error("This benchmark needs wrk: apt-get install wrk.");
const dataDir = getNewDataDir();
const site = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
const candidate = await createSignedInClient(site.origin, "candidat@demo.test");

const rows = [];
for (const page of pages) {
  await load(page, 64, 3); // warm-up, not counted
  rows.push({ page, ...(await load(page, 64, SECONDS)) });
}
console.table(rows);
const alone = await measureSaves(candidate, SECONDS);
const [besides, pagesMeanwhile] = await Promise.all([
  measureSaves(candidate, SECONDS),
  load("/", 64, SECONDS, ""),
]);
const pagesAlone = await load("/", 64, SECONDS, "");
console.table([
  { what: "saves, alone", ...alone },
  { what: "saves, 64 readers besides", ...besides },
]);
console.table([
  { what: "public pages, alone", ...pagesAlone },
  { what: "public pages, 20 saves a second besides", ...pagesMeanwhile },
]);
console.table([{ "MB of the process after all": getServerMemoryMb(site) }]);
await site.stop();
removeDataDir(dataDir);

async function load(page: string, clients: number, seconds: number, cookie = candidate.cookie) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", `-c${clients}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br"],
    ...(cookie ? ["-H", `Cookie: ${cookie}`] : []),
    site.origin + page,
  ]);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  if (/Non-2xx/.test(stdout)) throw new Error(`${page}: ${stdout}`);
  return {
    perSecond: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
  };
}

/**
 * Twenty saves per second of one page's answers, each with another value; returns their durations in milliseconds.
 */
async function measureSaves(client: TestClient, seconds: number) {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  for (let at = 0; at < seconds * 20; at++) {
    pending.push(save(client, `Fatou ${at % 7}`, times));
    await new Promise((done) => setTimeout(done, 50));
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { saves: times.length, "p50 ms": at(0.5), "p95 ms": at(0.95) };
}

async function save(client: TestClient, profession: string, times: number[]): Promise<void> {
  const startedAt = performance.now();
  const response = await client.submit("/espace-etudiant/candidate/reponses", {
    ...{ part: "parents", writer: "bench-1234", seen: "", motherFirstName: profession },
  });
  if (response.status !== 200) throw new Error(`A save was answered ${response.status}.`);
  times.push(performance.now() - startedAt);
}
