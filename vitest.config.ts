import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

export default defineConfig({
  test: {
    include: [
      "{app,server,db}/**/*.test.{ts,tsx}",
      "tests/{architecture,server,tools}/**/*.test.ts",
    ],
    globalSetup: ["tests/support/postgres.setup.ts", "tests/support/shared-site.setup.ts"],
    setupFiles: ["tests/support/silence.setup.ts"],
    pool: "forks",
    // One more than the two processors: some tests wait, as for the half second that a refusal takes.
    maxWorkers: 3,
    // The files of a worker share their modules: loading them anew for each took a third of the time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
