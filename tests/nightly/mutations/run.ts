// `node tests/nightly/mutations/run.ts [NAME]`: plants each fault of mutations.ts, or one, in a temporary copy of the
// working tree and runs its daily tests there. Exits with 1 when a fault is not caught.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { startEmbeddedPostgres } from "../../../dev-database/embedded-postgres.ts";
import { getFastFolder } from "../../support/fast-folder.ts";
import { copyTree } from "./copy-tree.ts";
import { countOccurrences, type Mutation, mutations } from "./mutations.ts";
import { endCommands, runCommand } from "./run-command.ts";

/** A fault may make a test wait for ever; its run is then ended, and the fault counts as not caught. */
const RUN_LIMIT_MS = 5 * 60_000;
/** For all the tests, without a fault. */
const CHECK_LIMIT_MS = 30 * 60_000;

type Outcome = { isCaught: boolean; detail: string };

/**
 * Starts the PostgreSQL of every run of the tests, as TEST_DATABASE_URL. A run that is ended at its limit cannot stop one
 * of its own. Returns the function that stops it.
 */
async function startDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  const folder = join(getFastFolder(), `erabao-mutations-${process.pid}`);
  const database = await startEmbeddedPostgres(folder, { fsync: false, connections: 200 });
  const { host, port, user, password } = database.pool;
  const [name, secret, place] = [user, password, host].map(encodeURIComponent);
  process.env.TEST_DATABASE_URL = `postgres://${name}:${secret}@${place}:${port}/postgres`;
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  };
}

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Runs test files in the copy. Returns the titles of the failed tests, and the files that could not be loaded. */
async function runTests(copy: string, tests: string[], limitMs = RUN_LIMIT_MS) {
  const reportFile = join(copy, "mutation-report.json");
  rmSync(reportFile, { force: true });
  const options = [
    "--reporter=json",
    `--outputFile=${reportFile}`,
    "--maxWorkers=1",
    "--tags-filter=!nightly",
  ];
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", ...tests, ...options];
  const output = await runCommand(process.execPath, args, { cwd: copy, limitMs });
  const { testResults }: Report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, "utf8"))
    : { testResults: [] };
  if (testResults.length === 0)
    return { failed: [], broken: [stripVTControlCharacters(output).trim().slice(-1_000)] };
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName.trim()),
  );
  const broken = testResults
    .filter(({ assertionResults }) => assertionResults.length === 0)
    .map(({ name, message }) => `${name}: ${message}`);
  const missing = tests.filter((test) => !testResults.some(({ name }) => name.endsWith(test)));
  return { failed, broken: [...broken, ...missing.map((test) => `${test}: did not run`)] };
}

async function tryMutation(copy: string, mutation: Mutation): Promise<Outcome> {
  const { file, text, replacement, tests } = mutation;
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const count = countOccurrences(source, text);
  if (count !== 1) return { isCaught: false, detail: `its text occurs ${count} times` };
  writeFileSync(
    path,
    source.replace(text, () => replacement),
  );
  try {
    const { failed, broken } = await runTests(copy, tests);
    const [title] = failed;
    if (title) return { isCaught: true, detail: title };
    return { isCaught: false, detail: broken[0] ?? "every test passes" };
  } finally {
    writeFileSync(path, source);
  }
}

/** Refuses tests that fail without any fault: their failure would prove nothing. */
async function checkTestsPass(copy: string, chosen: Mutation[]): Promise<void> {
  const tests = [...new Set(chosen.flatMap((one) => one.tests))];
  const { failed, broken } = await runTests(copy, tests, CHECK_LIMIT_MS);
  const problems = [...failed, ...broken];
  if (problems.length > 0)
    throw new Error(`These tests fail without a fault:\n${problems.join("\n")}`);
}

function printRow(columns: [name: string, file: string, isCaught: string, detail: string]): void {
  console.log(`| ${columns.map((column) => column.replaceAll(/\s+/g, " ")).join(" | ")} |`);
}

/** Prints the table of the faults. Returns how many were not caught. */
async function tryMutations(copy: string, chosen: Mutation[]): Promise<number> {
  await copyTree(copy);
  await checkTestsPass(copy, chosen);
  printRow(["Fault", "File", "Caught", "Failing test"]);
  printRow(["---", "---", "---", "---"]);
  let missed = 0;
  for (const mutation of chosen) {
    const { isCaught, detail } = await tryMutation(copy, mutation);
    if (!isCaught) missed += 1;
    printRow([mutation.name, mutation.file, isCaught ? "yes" : "NO", detail]);
  }
  console.log(`${chosen.length - missed} of ${chosen.length} faults were caught.`);
  return missed;
}

async function main(name: string | undefined): Promise<number> {
  const chosen = mutations.filter((one) => name === undefined || one.name === name);
  if (chosen.length === 0) throw new Error(`There is no mutation ${name}.`);
  const copy = mkdtempSync(join(tmpdir(), "erabao-mutations-"));
  // PostgreSQL runs as another user when the tests run as root, and its programs are in this folder.
  chmodSync(copy, 0o755);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => endCommands(`Ended by ${signal}.`));
  let stopDatabase: (() => Promise<void>) | undefined;
  try {
    stopDatabase = await startDatabase();
    return (await tryMutations(copy, chosen)) === 0 ? 0 : 1;
  } finally {
    await stopDatabase?.();
    rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
}

process.exitCode = await main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  return 1;
});
