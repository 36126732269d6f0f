import { createHash } from "node:crypto";
import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { waitForPageScript } from "./wait-for-page-script.ts";

/** Says that this journey provokes a fault on purpose: whatever matches is not a failure. */
export type ExpectFault = (fault: RegExp) => void;

type Fixtures = {
  mailbox: Mailbox;
  expected: ExpectFault;
  /** An e-mail address that no other journey has. */
  address: string;
  /** Somebody else's browser, with the same screen. */
  otherPage: Page;
};
type FaultFixtures = { expectedFaults: RegExp[]; quiet: undefined };

/**
 * The `test` of every journey: on the application of this run, in a browser that must stay silent.
 * It fails on a word on the console, an error of a page, a refusal of the security policy, a request to
 * another host, a file that does not come, an answer 500.
 */
export const test = plain.extend<Fixtures & FaultFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => use(process.env.JOURNEY_ORIGIN),
  // Each journey comes from a place of its own: a place may only knock thirty times a minute.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: async ({}, use, { project, testId }) =>
    use({ "X-Real-IP": testAddress(`${project.name} ${testId}`) }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  mailbox: async ({}, use) => use(openMailbox(process.env.JOURNEY_DATA_DIR ?? "")),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectedFaults: async ({}, use) => use([]),
  expected: async ({ expectedFaults }, use) => use((fault) => expectedFaults.push(fault)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  address: async ({}, use, { project, testId, retry }) =>
    use(`candidat-${project.name}-${testId.slice(-8)}-${retry}@journey.test`),
  otherPage: async (
    {
      browser,
      contextOptions,
      baseURL,
      viewport,
      extraHTTPHeaders,
      expectedFaults,
      javaScriptEnabled,
    },
    use,
  ) => {
    const options = { ...contextOptions, baseURL, viewport, extraHTTPHeaders };
    const context = await browser.newContext(options);
    if (javaScriptEnabled !== false) context.on("page", waitForPageScript);
    await expectSilence(context, baseURL, expectedFaults, async () => use(await context.newPage()));
    await context.close();
  },
  quiet: [
    async ({ context, baseURL, expectedFaults, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) context.on("page", waitForPageScript);
      await expectSilence(context, baseURL, expectedFaults, () => use(undefined));
    },
    { auto: true },
  ],
});

/** An address of the network kept for examples (RFC 3849), the same for the same name. */
function testAddress(name: string): string {
  const [, one, two] = /^(.{4})(.{4})/.exec(createHash("sha256").update(name).digest("hex")) ?? [];
  return `2001:db8:${one}:${two}::1`;
}

async function expectSilence(
  context: BrowserContext,
  origin: string | undefined,
  expectedFaults: RegExp[],
  runTest: () => Promise<void>,
): Promise<void> {
  const faults = watchFaults(context, new URL(origin ?? "").host);
  await context.addInitScript(disableMeasures);
  await runTest();
  const unexpected = faults.filter((fault) => !expectedFaults.some((one) => one.test(fault)));
  expect(unexpected, "the browser stayed silent").toEqual([]);
}

/** One visit in ten is measured, by chance: a journey that wants it says so, before or after this. */
function disableMeasures(): void {
  // The viewer of PDF has no storage.
  if (!location.protocol.startsWith("http") || sessionStorage.getItem("measured")) return;
  sessionStorage.setItem("measured", "0");
}

export { expect };

/**
 * What the browser says by itself when the connection is gone as it looks for a new edition of a worker, which it does
 * some time after a page: a journey that cuts the connection cannot know when.
 */
const workerUpdateFault = /error occurred when fetching the script/;

/** Everything that goes wrong in a browser, as it happens. */
export function watchFaults(context: BrowserContext, host: string): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    // What a failed answer says is told below, with its address; a form refused (422) is no fault.
    const isIgnored =
      message.text().startsWith("Failed to load resource") ||
      workerUpdateFault.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isIgnored)
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    faults.push(`page error: ${error.error().message}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) faults.push(`outside: ${url.href}`);
  });
  context.on("response", (response) => {
    const address = new URL(response.url());
    // A page that a service worker asks for is no "document" to Playwright.
    const isPage =
      response.request().resourceType() === "document" ||
      /\.data$/.test(address.pathname) ||
      (response.status() === 422 && /^text\/html/.test(response.headers()["content-type"] ?? ""));
    if (response.status() >= (isPage ? 500 : 400))
      faults.push(`${response.status()}: ${address.pathname}`);
  });
  return faults;
}
