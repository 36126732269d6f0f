import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** No browser, and none could be installed; the message is one sentence. */
export class NoBrowser extends Error {}

/** The browser without its windows goes first: the same pages for a fifth less of the processor. */
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
 * The browser of the journeys: CHROMIUM_PATH, the system's Chromium or Chrome, Playwright's own.
 * Undefined when there is none. Throws NoBrowser when CHROMIUM_PATH is not one.
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

/** Whole paths: Playwright does not look a name up. */
function findInPath(path = ""): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** Chrome for Windows opens a window instead of telling its version. */
function canRun(path: string): boolean {
  if (process.platform === "win32") return existsSync(path);
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

/**
 * The same, installed when there is none: by Playwright's installer, or by apt where we may. A machine of
 * continuous integration gets the lighter one beside what it has. Throws NoBrowser.
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
    "The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
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
