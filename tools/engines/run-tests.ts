// Tries the student area in other engines than Chromium: `node tools/engines/run-tests.ts [firefox | webkit] [NAME]`
// runs the tests whose name contains NAME. Needs a build; exits with 1 when a test fails or an engine is missing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endToEndTests, type TestTools } from "./end-to-end-tests.ts";
import { withFirefox } from "./firefox.ts";
import { startNetwork } from "./network.ts";
import { type EnginePage, NoEngine } from "./page.ts";
import { type Site, startSite } from "./site.ts";
import { withWebKit } from "./webkit.ts";

const engines = { firefox: withFirefox, webkit: withWebKit };
type Engine = keyof typeof engines;
type WithPage = (work: (page: EnginePage) => Promise<void>) => Promise<void>;

/** Runs the tests whose name contains `filter`; returns how many failed. Throws NoEngine. */
async function runAll(engine: Engine, filter: string): Promise<number> {
  const selected = Object.entries(endToEndTests).filter(([name]) => name.includes(filter));
  const site = await startSite();
  let failed = 0;
  try {
    for (const [index, [name, run]] of selected.entries()) {
      const startedAt = performance.now();
      const error = await runOne(engines[engine], site, index + 1, run);
      if (error) failed += 1;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${engine}: ${error ? "failed" : "passed"} in ${seconds} s: ${name}`);
      if (error) console.log(error);
    }
  } finally {
    await site.stop();
  }
  console.log(`${engine}: ${selected.length - failed} passed, ${failed} failed`);
  return failed;
}

/** Runs a test in a new browser with a new account; returns the error that it failed with. */
async function runOne(
  withPage: WithPage,
  site: Site,
  number: number,
  run: (tools: TestTools) => Promise<void>,
): Promise<unknown> {
  const network = await startNetwork(site.port, `2001:db8:1::${number}`);
  const folder = mkdtempSync(join(tmpdir(), "erabao-engine-"));
  try {
    const candidate = await site.createAccount(`awa-${number}`);
    await withPage((page) => run({ page, network, candidate, folder }));
  } catch (error) {
    if (error instanceof NoEngine) throw error;
    return error;
  } finally {
    network.close();
    rmSync(folder, { recursive: true });
  }
}

const [first = "", ...rest] = process.argv.slice(2);
const isEngine = (name: string): name is Engine => name in engines;
const filter = (isEngine(first) ? rest : [first, ...rest]).join(" ");
const chosen = isEngine(first) ? [first] : Object.keys(engines).filter(isEngine);
for (const engine of chosen)
  try {
    if ((await runAll(engine, filter)) > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NoEngine)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
