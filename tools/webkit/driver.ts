import { spawn } from "node:child_process";

/** A page of WebKit, the engine of Safari and of every browser of an iPhone, spoken to by WebDriver (W3C). */
export type Page = {
  open(address: string): Promise<void>;
  /** Runs a body of a function in the page; what it returns is JSON. */
  run<T>(body: string): Promise<T>;
  /** Types as a person does. */
  type(selector: string, words: string): Promise<void>;
};

const MACHINE = process.arch === "arm64" ? "aarch64" : "x86_64";
const BROWSER = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const AT = "http://127.0.0.1:4444";

/**
 * Starts WebKitGTK on a screen that nobody sees (Debian: webkit2gtk-driver, xvfb), as narrow as it becomes, and ends it
 * when `work` is done or has failed.
 */
export async function inWebKit(work: (page: Page) => Promise<void>): Promise<void> {
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", "--port=4444"], {
    stdio: "ignore",
    detached: true,
    // Its own sandbox needs rights that a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  try {
    await untilItAnswers();
    const options = { binary: BROWSER, args: ["--automation"] };
    const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `/session/${sessionId}`;
    await pageOf(session)
      .then(work)
      .finally(() => ask("DELETE", session));
  } finally {
    process.kill(-Number(driver.pid));
  }
}

async function pageOf(session: string): Promise<Page> {
  const say = <T>(path: string, body: object) => ask<T>("POST", session + path, body);
  await say("/window/rect", { width: 390, height: 844 });
  return {
    open: (url) => say("/url", { url }),
    run: (script) => say("/execute/sync", { script, args: [] }),
    async type(value, text) {
      const found = await say<object>("/element", { using: "css selector", value });
      await say(`/element/${Object.values(found)[0]}/value`, { text });
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
