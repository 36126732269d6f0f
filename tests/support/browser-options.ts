import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "../../tools/browser.ts";

/**
 * Features that Playwright disables for stable tests. Chromium only applies the last `--disable-features`, so ours
 * must repeat them.
 */
export const playwrightDisabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Two invisible panels of the address bar and a spare renderer, created again for every page. */
const slowFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Launch options of the test browser. Throws NoBrowser when CHROMIUM_PATH is not a browser. */
export function browserOptions(): LaunchOptions {
  const off = [...playwrightDisabledFeatures, ...slowFeatures].join(",");
  return {
    executablePath: findBrowser(),
    args: ["--disable-background-networking", `--disable-features=${off}`, ...sandbox],
  };
}
