import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/architecture/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.setup.ts"],
    setupFiles: ["tests/support/silence.setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
