import { readFileSync } from "node:fs";
import { request } from "node:http";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { getServerMemoryMb } from "./memory.ts";

// An attack on the page cache: 520 other spellings of one page, then 600 addresses without a page, then real pages. Gives
// the processor time and memory that each costs the site. Usage: `cache-fill.ts [folders]`: the builds of several
// checkouts; without a folder, this one.

const NAME = "privacy";
const realPages = ["/", "/about", "/curriculum", "/admission", "/contacts", "/actualite", "/terms"];

/** Replaces the characters of the name whose bit is set in `bits`. */
const spell = (bits: number, change: (character: string) => string) =>
  [...NAME].map((character, at) => ((bits >> at) & 1 ? change(character) : character)).join("");
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const spellings = [
  ...numbers(260).map((n) => `/${NAME}${"/".repeat(n + 1)}`),
  ...numbers(100).map((n) => `/en${"/".repeat(n + 2)}${NAME}`),
  ...numbers(80).map((n) => `/${spell(n, (character) => character.toUpperCase())}/`),
  ...numbers(80).map(
    (n) => `/${spell(n + 1, (character) => `%${character.charCodeAt(0).toString(16)}`)}`,
  ),
];
const unknownArticles = numbers(300).map((n) => `/actualite/unknown-${n}`);
const unknownPages = numbers(300).map((n) => `/${["campus", "curriculum", "page"][n % 3]}/x${n}`);

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : ["."]) {
  const server = await startServer({
    folder,
    dataDir: getNewDataDir(),
    env: { LOG_LEVEL: "error" },
  });
  const rows = [];
  for (const [what, addresses] of Object.entries({
    ...{ "other spellings": spellings, "unknown articles": unknownArticles },
    ...{ "unknown pages": unknownPages, "real pages, first": realPages },
    ...{ "real pages, second": realPages, "real pages, third": realPages },
  })) {
    const [processorBefore, memoryBefore] = [
      readProcessorSeconds(server.process.pid),
      getServerMemoryMb(server),
    ];
    const statuses = new Set<number | undefined>();
    const times: number[] = [];
    for (const address of addresses) {
      const startedAt = performance.now();
      statuses.add(await getStatus(server.origin, address));
      times.push(performance.now() - startedAt);
    }
    rows.push({
      ...{ what, count: addresses.length, statuses: [...statuses].join() },
      "processor s": (readProcessorSeconds(server.process.pid) - processorBefore).toFixed(2),
      MB: `${memoryBefore} to ${getServerMemoryMb(server)}`,
      ms: `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`,
    });
  }
  console.log(folder);
  console.table(rows);
  await server.stop();
  removeDataDir(server.dataDir);
}

/** `/proc/PID/stat` counts in hundredths of a second. */
function readProcessorSeconds(pid: number | undefined): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
  const fields = rest.split(" ").map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
}

/** Sends the path as written; `fetch` would normalise it. */
function getStatus(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  const headers = { "Accept-Encoding": "br" };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .on("error", reject)
      .end();
  });
}
