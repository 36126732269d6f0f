import { spawnSync } from "node:child_process";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { load, measureSaves } from "./load.ts";
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
  const url = site.origin + page;
  await load(url, { seconds: 3, cookie: candidate.cookie }); // warm-up, not counted
  rows.push({ page, ...(await load(url, { seconds: SECONDS, cookie: candidate.cookie })) });
}
console.table(rows);
const alone = await measureSaves(candidate, SECONDS);
const [besides, pagesMeanwhile] = await Promise.all([
  measureSaves(candidate, SECONDS),
  load(`${site.origin}/`, { seconds: SECONDS }),
]);
const pagesAlone = await load(`${site.origin}/`, { seconds: SECONDS });
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
