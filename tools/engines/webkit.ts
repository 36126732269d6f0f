import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "#tests/support/free-port.ts";
import { type EnginePage, NoEngine, waitUntil } from "./page.ts";

const ARCHITECTURE = process.arch === "arm64" ? "aarch64" : "x86_64";
const BROWSER = `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const PROGRAMS = [BROWSER, "/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"];

/**
 * Starts WebKitGTK, the engine of Safari and of every iPhone browser, on a virtual display at its minimum width. Ends
 * it when `work` has finished or failed. Throws NoEngine.
 */
export async function withWebKit(work: (page: EnginePage) => Promise<void>): Promise<void> {
  if (!PROGRAMS.every((path) => existsSync(path)))
    throw new NoEngine("WebKit is missing: apt-get install webkit2gtk-driver xvfb");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    // Its sandbox needs privileges that a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  try {
    await waitUntil("WebKitWebDriver answers", async () => (await fetch(`${url}/status`)).ok);
    const options = { binary: BROWSER, args: ["--automation"] };
    const { sessionId } = await sendCommand<{ sessionId: string }>("POST", `${url}/session`, {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `${url}/session/${sessionId}`;
    await openPage(session)
      .then(work)
      .finally(() => sendCommand("DELETE", session));
  } finally {
    process.kill(-Number(driver.pid));
  }
}

async function openPage(session: string): Promise<EnginePage> {
  const command = <T>(path: string, body: object) => sendCommand<T>("POST", session + path, body);
  const find = async (element: string) => {
    const script = `return ${element}`;
    const found = await command<object | null>("/execute/sync", { script, args: [] });
    if (!found) throw new Error(`There is no ${element}`);
    return `/element/${Object.values(found)[0]}`;
  };
  const type = async (selector: string, text: string) => {
    const element = await find(`document.querySelector(${JSON.stringify(selector)})`);
    await command(`${element}/value`, { text });
  };
  await command("/window/rect", { width: 390, height: 844 });
  return {
    open: (url) => command("/url", { url }),
    async run(body) {
      // WebKitWebDriver does not wait for a promise of a synchronous script.
      const script = `const done = arguments[0]; (async () => {${body}})()
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await command<{ value: never; error?: string }>("/execute/async", {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    },
    click: async (element) => command(`${await find(element)}/click`, {}),
    type,
    chooseFile: type,
  };
}

async function sendCommand<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}
