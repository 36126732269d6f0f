import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

/** Tests of modules that run on the server only: most use a PostgreSQL. */
const withServer = ["**/*.server.test.{ts,tsx}"];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server}/**/*.test.{ts,tsx}"],
          exclude: withServer,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: [
            ...withServer.map((files) => `{app,server}/${files}`),
            "{db,dev-database}/**/*.test.ts",
            "tests/{server,tools}/**/*.test.ts",
          ],
          globalSetup: ["tests/support/postgres.setup.ts", "tests/support/shared-site.setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.setup.ts"],
        },
      },
    ],
    setupFiles: ["tests/support/silence.setup.ts"],
    tags: [{ name: "nightly", description: "Takes long: `npm test` leaves it to test:nightly." }],
    pool: "forks",
    // Two more than the processors of CI: some tests wait, for instance for the delay of a refused sign-in.
    maxWorkers: 4,
    // The test files of a worker share their modules: loading them again for each file took a third of the time.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // A limit for a test that hangs; a machine that does other work too takes long for some.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
