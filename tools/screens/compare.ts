// Compares the screens of two built checkouts: `npm run compare:screens -- BEFORE AFTER` (README.md). Exits with 1 when
// a screen differs.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Comparison, compareTree, type DifferentScreen } from "./compare-tree.ts";
import { readSavedTree, type SavedTree, saveTree } from "./saved-tree.ts";
import { listVisits, schemes } from "./screen.ts";
import { screens } from "./screens.ts";
import { type FailedVisit, readBrowserVersion } from "./take-pictures.ts";

const USAGE = `npm run compare:screens -- BEFORE AFTER [--filter REGEX] [--widths 390,1280] [--schemes light,dark]
    [--out DIR] [--workers 3]
npm run compare:screens -- BEFORE --only-before DIR    takes the pictures of BEFORE; DIR can then stand for BEFORE`;

/** A screen differs when more than this part of its pixels does. */
const MAX_SHARE = 0.0005;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    filter: { type: "string", default: "" },
    widths: { type: "string", default: "390,1280" },
    schemes: { type: "string", default: schemes.join() },
    out: { type: "string" },
    "only-before": { type: "string" },
    workers: { type: "string", default: "3" },
  },
});
const [before, after] = positionals;
const saveFolder = options["only-before"];
const isComplete = saveFolder ? before && !after : before && after;
if (!before || !isComplete) {
  console.error(USAGE);
  process.exit(2);
}
const widths = options.widths.split(",").map(Number);
const selection = {
  visits: listVisits(screens, widths, new RegExp(options.filter)),
  schemes: schemes.filter((scheme) => options.schemes.split(",").includes(scheme)),
  workers: Number(options.workers),
};

const startedAt = performance.now();
const failures = saveFolder
  ? await saveOnly(resolve(before), resolve(saveFolder))
  : await compare(resolve(before), resolve(after ?? ""));
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
process.exit(failures > 0 ? 1 : 0);

/** Returns how many screens could not be taken. */
async function saveOnly(tree: string, folder: string): Promise<number> {
  const { saved, failed } = await saveTree(tree, folder, selection);
  printFailed(failed);
  console.log(`${describe(saved)}: pictures of ${selection.visits.length} visits in ${folder}`);
  return failed.length;
}

/** Returns how many screens differ or could not be taken. */
async function compare(beforePath: string, tree: string): Promise<number> {
  const out = options.out ? resolve(options.out) : mkdtempSync(join(tmpdir(), "screens-"));
  mkdirSync(out, { recursive: true });
  const saved = readSavedTree(beforePath);
  const temporary = join(out, "taken-before");
  const taken = saved ? undefined : await saveTree(beforePath, temporary, selection);
  const reference = saved ?? taken?.saved;
  if (!reference) throw new Error("There is nothing to compare with");
  await refuseOtherBrowser(reference);
  const comparison = await compareTree(tree, reference, out, selection);
  rmSync(temporary, { recursive: true, force: true });
  const failed = [...(taken?.failed ?? []), ...comparison.failed];
  return report(comparison, failed, out);
}

async function refuseOtherBrowser({ browser }: SavedTree): Promise<void> {
  const version = await readBrowserVersion();
  if (browser !== version)
    throw new Error(`The pictures were taken with Chromium ${browser}, and this is ${version}`);
}

function describe({ commit, isChanged }: SavedTree): string {
  return commit.slice(0, 12) + (isChanged ? " with changes" : "");
}

function report(
  { compared, repeated, different }: Comparison,
  failed: FailedVisit[],
  out: string,
): number {
  const isBeyondLimit = ({ share, hasOtherSize }: DifferentScreen) =>
    share > MAX_SHARE || hasOtherSize;
  const lines = different
    .toSorted((one, other) => other.share - one.share)
    .map((screen) => [
      screen.name,
      `${screen.width}`,
      screen.scheme,
      `${screen.pixels}`,
      `${(screen.share * 100).toFixed(3)} %${screen.hasOtherSize ? ", other size" : ""}`,
    ]);
  if (lines.length > 0)
    printTable([["page", "width", "scheme", "differing pixels", "share"], ...lines]);
  printFailed(failed);
  const beyond = different.filter(isBeyondLimit).length;
  console.log(
    `${compared} pictures compared: ${beyond} differ, ${different.length - beyond} differ by at most ` +
      `${MAX_SHARE * 100} % of their pixels, ${failed.length} could not be taken; ` +
      `${repeated} visits were equal at the second time.`,
  );
  if (different.length > 0) console.log(`Pictures: ${out}`);
  return beyond + failed.length;
}

function printTable(rows: string[][]): void {
  const widest = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widest[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

function printFailed(failed: FailedVisit[]): void {
  for (const { name, width, error } of failed) console.log(`${name} ${width}: ${error}`);
}
