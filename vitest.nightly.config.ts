import { defineConfig } from "vitest/config";

// `npm run test:nightly`: test files that need a program which `npm test` does not, or take minutes. They test the
// built site, one file after the other.
export default defineConfig({
  test: {
    include: ["tests/nightly/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.setup.ts", "tests/support/shared-site.setup.ts"],
    setupFiles: ["tests/support/silence.setup.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
