// `npm run test:nightly`: what takes too long for `npm test`, or needs another program. Runs every part, also after one
// has failed, and exits with 1 when one failed. It installs nothing on the system.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";
import { findJava } from "./java.ts";

type Part = { name: string; run: string[]; env?: NodeJS.ProcessEnv };

const parts: Part[] = [
  {
    name: "kills, storms, hostile requests, HTML validity, PgBouncer",
    run: ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.nightly.config.ts"],
  },
  {
    name: "long tests of the daily files",
    run: ["node_modules/vitest/vitest.mjs", "run", "--tags-filter=nightly"],
  },
  {
    name: "every end-to-end test",
    run: ["node_modules/@playwright/test/cli.js", "test"],
    env: { NIGHTLY: "1" },
  },
  { name: "Firefox and WebKit", run: ["tools/engines/run-tests.ts"] },
  { name: "planted faults", run: ["tests/nightly/mutations/run.ts"] },
];

const missing = [
  findBrowser() ? "" : "Chromium: install Chromium or Chrome, or set CHROMIUM_PATH.",
  findJava() ? "" : "Java, for the HTML checker: install a Java runtime, or set JAVA_PATH.",
].filter(Boolean);
for (const sentence of missing) console.error(`Missing: ${sentence}`);

const failed = parts.filter(({ name, run, env }) => {
  console.log(`\n# ${name}`);
  const { status } = spawnSync(process.execPath, run, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status !== 0;
});
console.log(`\n${parts.length - failed.length} parts passed, ${failed.length} failed`);
for (const { name } of failed) console.log(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
