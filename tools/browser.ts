import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** No browser was found or could be installed. The message is one sentence for the terminal. */
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

/**
 * Finds the browser, or installs one with Playwright's installer or apt. On CI the headless shell is installed beside
 * an existing browser. Throws NoBrowser.
 */
export function getBrowser(log: (line: string) => void): string {
  const found = findBrowser();
  const isConfigured = Boolean(process.env.CHROMIUM_PATH) || found?.endsWith(HEADLESS_SHELL);
  if (found && (isConfigured || !(process.env.CI && canUseApt()))) return found;
  for (const [program, ...args] of found ? [aptInstall(HEADLESS_SHELL)] : installCommands()) {
    log(`Getting a browser: ${[program, ...args].join(" ")}`);
    spawnSync(program, args, { stdio: "ignore", timeout: 300_000, env: installEnv() });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new NoBrowser(
    "The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

type Command = [program: string, ...args: string[]];

function installCommands(): Command[] {
  const own: Command = [
    process.execPath,
    "node_modules/@playwright/test/cli.js",
    "install",
    "chromium",
  ];
  return canUseApt() ? [own, aptInstall(HEADLESS_SHELL), aptInstall("chromium")] : [own];
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function aptInstall(name: string): Command {
  return ["sh", "-c", `apt-get update && apt-get install -y --no-install-recommends ${name}`];
}

const installEnv = () => ({
  ...process.env,
  DEBIAN_FRONTEND: "noninteractive",
  PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
});
