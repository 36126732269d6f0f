import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/browser.ts";

const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/server.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: "fr-FR",
    timezoneId: "Africa/Dakar",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--disable-background-networking", ...sandbox],
    },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: "desk", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
