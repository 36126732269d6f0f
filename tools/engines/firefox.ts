import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { type EnginePage, NoEngine, waitUntil } from "./page.ts";

const BROWSER = "/usr/bin/firefox-esr";
/** Firefox sends nothing to its maker and opens no page of its own. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

type SendCommand = <T>(method: string, params: object) => Promise<T>;
type RemoteValue = { value?: string; sharedId?: string };
type Evaluated = { result: RemoteValue; exceptionDetails?: { text: string } };

/**
 * Starts Firefox without a window and with an empty profile, driven by WebDriver BiDi. Ends it when `work` has
 * finished or failed. Throws NoEngine.
 */
export async function withFirefox(work: (page: EnginePage) => Promise<void>): Promise<void> {
  if (!existsSync(BROWSER)) throw new NoEngine("Firefox is missing: apt-get install firefox-esr");
  const profile = mkdtempSync(join(tmpdir(), "erabao-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const port = await freePort();
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", port];
  const browser = spawn(BROWSER, args.map(String), { stdio: "ignore" });
  const ended = once(browser, "exit");
  try {
    const send = await connect(`ws://127.0.0.1:${port}/session`);
    await send("session.new", { capabilities: {} });
    // The first window never has the focus, and without it no event reports that a field loses it.
    const { context } = await send<{ context: string }>("browsingContext.create", {
      type: "window",
    });
    const viewport = { width: 390, height: 844 };
    await send("browsingContext.setViewport", { context, viewport });
    await work(createPage(send, context));
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function createPage(send: SendCommand, context: string): EnginePage {
  const evaluate = async (expression: string) => {
    const params = { expression, target: { context }, awaitPromise: true };
    const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", params);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const find = async (expression: string) => {
    const { sharedId } = await evaluate(expression);
    if (!sharedId) throw new Error(`There is no ${expression}`);
    return { type: "element", element: { sharedId } };
  };
  const performActions = (type: string, actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  const select = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  const click = async (expression: string) => {
    await evaluate(`${expression}.scrollIntoView({ block: "center" })`);
    const origin = await find(expression);
    await performActions("pointer", [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  };
  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async run(body) {
      const { value } = await evaluate(
        `(async () => {${body}})().then((value) => JSON.stringify(value ?? null))`,
      );
      return JSON.parse(value ?? "null");
    },
    click,
    async type(selector, text) {
      await click(select(selector));
      const keys = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await performActions("key", keys);
    },
    async chooseFile(selector, path) {
      const { element } = await find(select(selector));
      await send("input.setFiles", { context, element, files: [path] });
    },
  };
}

/** Connects to the browser once it listens; returns a function that sends a command and returns its result. */
async function connect(address: string): Promise<SendCommand> {
  let socket = new WebSocket(address);
  await waitUntil("Firefox answers", async () => {
    if (socket.readyState === WebSocket.CLOSED) socket = new WebSocket(address);
    return socket.readyState === WebSocket.OPEN;
  });
  const pending = new Map<number, (response: Record<string, unknown>) => void>();
  socket.onmessage = ({ data }) => {
    const response = JSON.parse(data);
    pending.get(response.id)?.(response);
    pending.delete(response.id);
  };
  let lastId = 0;
  return async (method, params) => {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
    pending.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const response = await promise;
    if (response.type === "error") throw new Error(`${method}: ${response.message}`);
    return response.result as never;
  };
}
