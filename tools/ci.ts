// `npm test`: runs every check, cheap ones first, and stops at the first that fails, printing its output. It installs
// nothing on the system.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, NoBrowser } from "./browser.ts";

/** `retried`: tests that passed only at the second try, which should be investigated. */
type TestCounts = { passed: number; failed: number; retried?: string[] };
type Step = {
  name: string;
  run: [script: string, ...args: string[]][];
  env?: NodeJS.ProcessEnv;
  /** Reads the counts of passed and failed tests from the step's report. */
  counts?: () => TestCounts;
  /** Prints the output although the step passes, for instance when there was nothing to check. */
  showsOutput?: true;
};

const reports = mkdtempSync(join(tmpdir(), "erabao-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const bin = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  router: "node_modules/@react-router/dev/bin.cjs",
  types: "node_modules/typescript/bin/tsc",
  cruiser: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

const typegen: Step = { name: "types of the routes", run: [[bin.router, "typegen"]] };
const checks: Step[] = [
  { name: "commit messages", run: [["tools/commits/check-history.ts"]], showsOutput: true },
  { name: "format and lint", run: [[bin.biome, "ci", "--colors=off"]] },
  { name: "types", run: [[bin.types, "--noEmit"]] },
  {
    name: "imports",
    run: [
      [
        bin.cruiser,
        "--config",
        ".dependency-cruiser.mjs",
        "app",
        "server",
        "db",
        "dev-database",
        "tools",
        "assets-src",
      ],
    ],
  },
];
const build: Step = { name: "build", run: [["tools/setup.mjs", "build"]] };
const vitest: Step = {
  name: "unit, integration, architecture",
  run: [
    [
      bin.vitest,
      "run",
      "--tags-filter=!nightly",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
    ],
  ],
  counts: () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(vitestReport, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  },
};
const endToEnd: Step = {
  name: "end-to-end tests",
  run: [[bin.playwright, "test", "--reporter=line,json"]],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  counts: () => {
    const { stats, suites } = JSON.parse(readFileSync(playwrightReport, "utf8"));
    const { expected, flaky, unexpected } = stats;
    return { passed: expected + flaky, failed: unexpected, retried: suites.flatMap(listRetried) };
  },
};

type Suite = {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
};

/** Lists the end-to-end tests that failed, then passed (retries of playwright.config.ts). */
function listRetried({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(listRetried)];
}

/** Progress lines are removed, because some logs keep only their end. */
const PROGRESS_LINES = /^\[\d+\/\d+\] .*\n/gm;

/** Runs a script with this Node; resolves to its exit code and output. */
function run([script, ...args]: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [script ?? "", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a step and prints its line when it has ended. The output is printed only when it fails. */
async function runStep(step: Step): Promise<TestCounts> {
  const startedAt = performance.now();
  const notes: string[] = [];
  for (const command of step.run) {
    const { ok, output } = await run(command, step.env);
    if (ok && step.showsOutput) notes.push(...output.trim().split("\n"));
    if (ok) continue;
    console.log(`${step.name} … failed\n\n${output.replace(PROGRESS_LINES, "")}`);
    const { passed, failed } = countTests(step);
    return { passed, failed: Math.max(1, failed) };
  }
  const counts = countTests(step);
  const tests = step.counts ? `, ${counts.passed} tests` : "";
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${step.name} … ${seconds} s${tests}`);
  for (const note of notes) if (note !== "") console.log(`  ${note}`);
  for (const title of counts.retried ?? []) console.log(`  passed at its second try: ${title}`);
  return counts;
}

/** Runs steps one after the other until one fails. */
async function runInOrder(steps: Step[]): Promise<TestCounts> {
  const total: TestCounts = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  return total;
}

/** The checks use one processor and the build the other. */
async function runChecksAndBuild(): Promise<TestCounts> {
  const both = await Promise.all([runInOrder(checks), runStep(build)]);
  return { passed: 0, failed: both.reduce((sum, { failed }) => sum + failed, 0) };
}

/** Returns zero counts when the step ended before writing a report. */
function countTests(step: Step): TestCounts {
  try {
    return step.counts?.() ?? { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function runEndToEnd(): Promise<TestCounts> {
  try {
    process.env.CHROMIUM_PATH = findBrowser() ?? "";
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  if (process.env.CHROMIUM_PATH) return runStep(endToEnd);
  console.error(
    "The end-to-end tests did not run, because they need a browser: install Chromium or Chrome, or set CHROMIUM_PATH.",
  );
  return { passed: 0, failed: 1 };
}

const startedAt = performance.now();
const total: TestCounts = { passed: 0, failed: 0 };
for (const stage of [
  () => runStep(typegen),
  runChecksAndBuild,
  () => runStep(vitest),
  runEndToEnd,
]) {
  const { passed, failed } = await stage();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) break;
}
rmSync(reports, { recursive: true });
console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
