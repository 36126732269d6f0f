import { spawn } from "node:child_process";

/** A page of WebKit, the engine of Safari and of every browser of an iPhone, spoken to by WebDriver (W3C). */
export type Page = {
  open(address: string): Promise<void>;
  /** Runs a body of a function in the page; what it returns is JSON. */
  run<T>(body: string): Promise<T>;
  /** Types as a person does. */
  type(selector: string, words: string): Promise<void>;
  end(): Promise<void>;
};

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const AT = "http://127.0.0.1:4444";

/** Starts WebKitGTK on a screen that nobody sees (Debian: webkit2gtk-driver, xvfb), as narrow as it becomes. */
export async function openWebKit(): Promise<Page> {
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", "--port=4444"], {
    stdio: "ignore",
    detached: true,
    // Its own sandbox needs rights that a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const stop = () => process.kill(-Number(driver.pid));
  await untilItAnswers();
  const options = { binary: BROWSER, args: ["--automation"] };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const say = <T>(method: string, path: string, body?: object) =>
    ask<T>(method, `/session/${sessionId}${path}`, body);
  await say("POST", "/window/rect", { width: 390, height: 844 });
  return {
    open: (url) => say("POST", "/url", { url }),
    run: (script) => say("POST", "/execute/sync", { script, args: [] }),
    async type(value, text) {
      const found = await say<object>("POST", "/element", { using: "css selector", value });
      await say("POST", `/element/${Object.values(found)[0]}/value`, { text });
    },
    async end() {
      await say("DELETE", "");
      stop();
    },
  };
}

async function untilItAnswers(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await fetch(`${AT}/status`).catch(() => null)) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error("WebKitWebDriver does not answer: are webkit2gtk-driver and xvfb installed?");
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(AT + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}
