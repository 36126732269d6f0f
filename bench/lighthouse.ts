import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inEnglish, publicPages } from "../tests/support/public-pages.ts";
import { getNewDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { findBrowser } from "../tools/browser.ts";
import { servePlainPage } from "./plain-page.ts";

// Runs Lighthouse's phone model on public pages, beside a plain page, interleaved in one run (P7). Usage:
// `lighthouse.ts 3g|slow-4g [rounds] [pages]`, after `npm i --no-save lighthouse@12.8.2`. Each visit is computed twice:
// with wall-clock durations, as Lighthouse does, and with processor time, because a task lasts two or three times
// longer where browser, server and Lighthouse share two cores (docs/measures.md).

const networks = {
  "3g": { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 6 },
  "slow-4g": { rttMs: 150, throughputKbps: 1_638.4, cpuSlowdownMultiplier: 4 },
};
const [network = "3g", rounds = "3", ...requestedPages] = process.argv.slice(2);
const throttling = networks[network as keyof typeof networks];
if (!throttling) throw new Error("lighthouse.ts 3g|slow-4g [rounds] [pages]");
const settings = {
  logLevel: "error",
  formFactor: "mobile",
  throttlingMethod: "simulate",
  throttling,
  onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report }>;
type Launch = (flags: object) => Promise<{ port: number; kill: () => Promise<void> }>;
type Row = Record<string, number>;

/** Neither is a dependency of the project, so there are no types. */
const load = (name: string): Promise<object> => import(name);
const { default: lighthouse } = (await load("lighthouse")) as { default: Lighthouse };
const { launch } = (await load("chrome-launcher")) as { launch: Launch };

const timingAudits = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  "held up": "total-blocking-time",
};
const dataDir = getNewDataDir();
const site = await startServer({ dataDir });
const plain = await servePlainPage();
const artifactFolder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const rows = new Map<string, Row[]>();
try {
  const pages =
    requestedPages.length > 0
      ? requestedPages
      : [...publicPages, ...["/", "/about"].map(inEnglish)];
  const visited: [string, string][] = [
    ["E", `${plain.origin}/`],
    ...pages.map((path): [string, string] => [path, site.origin + path]),
  ];
  for (let round = 0; round < Number(rounds); round++)
    for (const [name, address] of visited) {
      // Lighthouse misses the start of one visit in twenty and fails: try once more.
      const row = await visit(address).catch(() => visit(address));
      rows.set(name, [...(rows.get(name) ?? []), row]);
      console.log(name, JSON.stringify(row));
    }
} finally {
  await site.stop();
  removeDataDir(dataDir);
  rmSync(artifactFolder, { recursive: true });
}
console.log(`${network}, middle of ${rounds}`);
console.table(Object.fromEntries([...rows].map(([name, all]) => [name, medians(all)])));
process.exit();

/** One visit, computed with wall-clock and with processor time. Milliseconds, and scores out of 100. */
async function visit(address: string): Promise<Row> {
  const chromeFlags = ["--headless=new", "--disable-background-networking", "--no-sandbox"];
  const browser = await launch({ chromePath: findBrowser(), chromeFlags });
  await lighthouse(address, { ...settings, port: browser.port, gatherMode: artifactFolder });
  await browser.kill();
  const clock = await auditVisit(address);
  recordProcessorTimes();
  const processor = await auditVisit(address);
  return {
    ...clock,
    "performance by processor": processor.performance ?? 0,
    "held up by processor": processor["held up"] ?? 0,
  };
}

/** Runs Lighthouse's model on the saved visit. Throws when Lighthouse saw no page. */
async function auditVisit(address: string): Promise<Row> {
  const { lhr } = await lighthouse(address, { ...settings, auditMode: artifactFolder });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const row: Row = {};
  for (const [name, { score }] of Object.entries(lhr.categories))
    row[name] = Math.round(score * 100);
  for (const [name, audit] of Object.entries(timingAudits))
    row[name] = Math.round(lhr.audits[audit]?.numericValue ?? 0);
  return row;
}

/** Replaces the duration of each task in the saved trace by its processor time. */
function recordProcessorTimes(): void {
  const file = join(artifactFolder, "defaultPass.trace.json");
  const trace: { traceEvents: { ph: string; dur?: number; tdur?: number }[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  for (const piece of trace.traceEvents)
    if (piece.ph === "X" && piece.dur && piece.tdur !== undefined)
      piece.dur = Math.min(piece.dur, Math.max(1, piece.tdur));
  writeFileSync(file, JSON.stringify(trace));
}

function medians(all: Row[]): Row {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = all.map((row) => row[name] ?? Number.NaN).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(all.length / 2)] ?? Number.NaN];
    }),
  );
}
