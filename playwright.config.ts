import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/support/browser-options.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/server.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Three at a time take as long, all of them, and wait for one another until some give up.
  workers: 2,
  // Where nobody watches, one journey of hundreds that fails once is told (tools/ci.ts), and stops nobody.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: "fr-FR",
    timezoneId: "Africa/Dakar",
    // Recording every step took a third of the time: `--trace on` when one wants to look.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: browserOptions(),
  },
  // A journey runs on both screens unless its tag says otherwise (CONTRIBUTING.md): none is skipped.
  projects: [
    {
      name: "phone",
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desk",
      grepInvert: /@phone|@once/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
