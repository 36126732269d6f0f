import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The configured browser does not start. The message is one sentence for the terminal. */
export class NoBrowser extends Error {}

/** The headless-only build comes first: it renders the same pages with a fifth less processor time. */
const HEADLESS_SHELL = "chromium-headless-shell";
const names = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const knownPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds the browser of the end-to-end tests: CHROMIUM_PATH, the system's Chromium or Chrome, or Playwright's. Returns
 * undefined when there is none. Throws NoBrowser when CHROMIUM_PATH is not a browser.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const configured = env.CHROMIUM_PATH;
  if (configured && !canRun(configured)) {
    throw new NoBrowser(`CHROMIUM_PATH is ${configured}, which is not a browser that starts.`);
  }
  return (
    configured || [...findInPath(env.PATH), ...knownPaths, chromium.executablePath()].find(canRun)
  );
}

/** Returns absolute paths, because Playwright does not search PATH. */
function findInPath(path = ""): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** Chrome for Windows opens a window instead of printing its version. */
function canRun(path: string): boolean {
  if (process.platform === "win32") return existsSync(path);
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}
