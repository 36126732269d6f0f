import { createHash } from "node:crypto";
import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { waitForPageScript } from "./wait-for-page-script.ts";

/** Declares that this test causes a fault on purpose: matching faults do not fail it. */
export type ExpectFault = (fault: RegExp) => void;

type Fixtures = {
  mailbox: Mailbox;
  expected: ExpectFault;
  /** An email address that no other test uses. */
  address: string;
  /** Another person's browser, with the same viewport. */
  otherPage: Page;
};
type FaultFixtures = { expectedFaults: RegExp[]; quiet: undefined };

/**
 * The `test` of every end-to-end test, on the application of this run. It fails on console output, a page error, a
 * CSP violation, a request to another host, a missing file or a 500 response.
 */
export const test = plain.extend<Fixtures & FaultFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  // Each test has its own client address, because one address is limited to thirty attempts per minute.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  extraHTTPHeaders: async ({}, use, { project, testId }) =>
    use({ "X-Real-IP": testAddress(`${project.name} ${testId}`) }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  mailbox: async ({}, use) => use(openMailbox(process.env.SITE_DATA_DIR ?? "")),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectedFaults: async ({}, use) => use([]),
  expected: async ({ expectedFaults }, use) => use((fault) => expectedFaults.push(fault)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  address: async ({}, use, { project, testId, retry }) =>
    use(`candidat-${project.name}-${testId.slice(-8)}-${retry}@exemple.test`),
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

/** An address of the documentation network (RFC 3849), the same for the same name. */
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

/** One visit in ten is measured at random: tests that need a measured visit say so themselves. */
function disableMeasures(): void {
  // The PDF viewer has no storage.
  if (!location.protocol.startsWith("http") || sessionStorage.getItem("measured")) return;
  sessionStorage.setItem("measured", "0");
}

export { expect };

/**
 * Chromium reports this when the connection is lost while it checks for a new service worker, at a time that a test
 * cannot know.
 */
const workerUpdateFault = /error occurred when fetching the script/;

/** Records everything that goes wrong in a browser. */
export function watchFaults(context: BrowserContext, host: string): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    // A failed response is reported below with its address; 422 for an invalid form is not a fault.
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
    // For Playwright, a page requested by a service worker is not a "document".
    const isPage =
      response.request().resourceType() === "document" ||
      /\.data$/.test(address.pathname) ||
      (response.status() === 422 && /^text\/html/.test(response.headers()["content-type"] ?? ""));
    if (response.status() >= (isPage ? 500 : 400))
      faults.push(`${response.status()}: ${address.pathname}`);
  });
  return faults;
}
