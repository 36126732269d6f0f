import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

export default defineConfig({
  test: {
    include: [
      "{app,server,db,dev-database}/**/*.test.{ts,tsx}",
      "tests/{architecture,server,tools}/**/*.test.ts",
    ],
    globalSetup: ["tests/support/postgres.setup.ts", "tests/support/shared-site.setup.ts"],
    setupFiles: ["tests/support/silence.setup.ts"],
    pool: "forks",
    // One more than the two processors of CI: some tests wait, for instance for the delay of a refused sign-in.
    maxWorkers: 3,
    // The test files of a worker share their modules: loading them again for each file took a third of the time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
