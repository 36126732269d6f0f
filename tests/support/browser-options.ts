import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "../../tools/browser.ts";

/** What Playwright switches off so that tests are steady. A browser obeys the last list alone: ours repeats it. */
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

/** The two panels of an address bar that nobody sees, and a process in reserve, made anew for every page. */
const slowFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** How a test starts its browser. Throws NoBrowser when CHROMIUM_PATH is not one. */
export function browserOptions(): LaunchOptions {
  const off = [...playwrightDisabledFeatures, ...slowFeatures].join(",");
  return {
    executablePath: findBrowser(),
    args: ["--disable-background-networking", `--disable-features=${off}`, ...sandbox],
  };
}
