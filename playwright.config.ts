import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/support/browser-options.ts";

/** `npm run test:nightly` runs every test, on both screens. */
const isNightly = Boolean(process.env.NIGHTLY);
const nightly = isNightly ? [] : [/@nightly/];

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: isNightly ? [] : "nightly/**",
  globalSetup: "tests/support/server.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // With three workers the suite takes as long, and some tests time out.
  workers: 2,
  // In CI a failed test is tried once more; tools/ci.ts reports the tests that passed the second time.
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
    // Traces take a third of the time: use `--trace on` to look at a failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: browserOptions(),
  },
  // A test runs on the phone, and on the desktop when it is tagged so; each night on both, unless its tag limits it
  // (CONTRIBUTING.md).
  projects: [
    {
      name: "phone",
      grepInvert: [/@desk/, ...nightly],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desk",
      ...(isNightly ? { grepInvert: /@phone|@once/ } : { grep: /@desk/, grepInvert: nightly }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
