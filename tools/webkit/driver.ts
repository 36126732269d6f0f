import { spawn } from "node:child_process";

/** A page in WebKit, the engine of Safari and of every iPhone browser, controlled by WebDriver (W3C). */
export type WebKitPage = {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result as JSON. */
  run<T>(body: string): Promise<T>;
  /** Types text with real key events. */
  type(selector: string, text: string): Promise<void>;
};

const ARCHITECTURE = process.arch === "arm64" ? "aarch64" : "x86_64";
const BROWSER = `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const DRIVER_URL = "http://127.0.0.1:4444";

/**
 * Starts WebKitGTK on a virtual display (Debian: webkit2gtk-driver, xvfb) at its minimum width, and ends it when
 * `work` has finished or failed.
 */
export async function withWebKit(work: (page: WebKitPage) => Promise<void>): Promise<void> {
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", "--port=4444"], {
    stdio: "ignore",
    detached: true,
    // Its sandbox needs privileges that a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  try {
    await waitForDriver();
    const options = { binary: BROWSER, args: ["--automation"] };
    const { sessionId } = await sendCommand<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `/session/${sessionId}`;
    await openSession(session)
      .then(work)
      .finally(() => sendCommand("DELETE", session));
  } finally {
    process.kill(-Number(driver.pid));
  }
}

async function openSession(session: string): Promise<WebKitPage> {
  const command = <T>(path: string, body: object) => sendCommand<T>("POST", session + path, body);
  await command("/window/rect", { width: 390, height: 844 });
  return {
    open: (url) => command("/url", { url }),
    run: (script) => command("/execute/sync", { script, args: [] }),
    async type(value, text) {
      const found = await command<object>("/element", { using: "css selector", value });
      await command(`/element/${Object.values(found)[0]}/value`, { text });
    },
  };
}

async function waitForDriver(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await fetch(`${DRIVER_URL}/status`).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("WebKitWebDriver does not answer: are webkit2gtk-driver and xvfb installed?");
}

async function sendCommand<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(DRIVER_URL + path, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}
