import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "#tests/support/browser-options.ts";
import { isHydrated } from "#tests/support/hydration.ts";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";

// Measures when React has hydrated pages of a candidate on 3G, with an empty cache, and what was transferred until then
// (P5). Usage: `hydration.ts [rounds] [folders]`: the builds of several checkouts are visited in turns; without a folder,
// this one. "Slowed" has a processor four times slower, as a cheap phone.

const [rounds = "5", ...requestedFolders] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const pages = [
  "/espace-etudiant",
  "/espace-etudiant/candidate/info-personnel",
  "/espace-etudiant/messagerie",
];
const processorRates = { normal: 1, slowed: 4 };
const network = {
  ...{ offline: false, latency: 300 },
  ...{ downloadThroughput: 700_000 / 8, uploadThroughput: 700_000 / 8 },
};
type Visit = Awaited<ReturnType<typeof visit>>;

const folders = requestedFolders.length > 0 ? requestedFolders : ["."];
const sites = await Promise.all(
  folders.map(async (folder) => {
    const server = await startServer({ dataDir: getNewDataDir(), folder });
    return {
      folder,
      server,
      client: await createSignedInClient(server.origin, "candidat@demo.test"),
    };
  }),
);
const browser = await chromium.launch(browserOptions());
try {
  for (const page of pages) await comparePage(page);
} finally {
  await browser.close();
  for (const { server } of sites) {
    await server.stop();
    removeDataDir(server.dataDir);
  }
}
process.exit();

async function comparePage(page: string): Promise<void> {
  for (const [processor, rate] of Object.entries(processorRates)) {
    const visits: ({ folder: string } & Visit)[] = [];
    // Round 0 is warm-up and not counted.
    for (let round = 0; round <= ROUNDS; round++)
      for (const { folder, client } of sites) {
        const measured = await visit(browser, client, page, rate);
        if (round > 0) visits.push({ folder, ...measured });
      }
    console.log(`${page}, processor ${processor}`);
    console.table(
      Object.fromEntries(
        folders.map((folder) => [folder, medians(visits.filter((one) => one.folder === folder))]),
      ),
    );
  }
}

/** Visits a page in a new browser context until React has hydrated it. */
async function visit(browser: Browser, client: TestClient, address: string, rate: number) {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
    ...{ isMobile: true, hasTouch: true, serviceWorkers: "block" },
  });
  const cookies = client.cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: client.origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  const [scripts, bytes] = [new Set<string>(), { all: 0, scripts: 0 }];
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  const response = await page.goto(client.origin + address, { waitUntil: "commit" });
  // Between two frames at most 20 ms: the time is read in the page, not here.
  const hydrated = await page
    .waitForFunction(isHydrated, undefined, { polling: 20 })
    .then(() => page.evaluate(() => performance.now()));
  const until = { all: bytes.all, scripts: bytes.scripts, count: scripts.size };
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  if (!response) throw new Error(`${address} was not answered.`);
  const html = await response.text();
  await context.close();
  // The document without its stylesheet, which another build may have as a file of its own.
  const document = brotliCompressSync(html.replace(/<style.*?<\/style>/s, "")).length;
  return {
    ...{ "first paint ms": Math.round(paint), "hydrated ms": Math.round(hydrated) },
    ...{ "scripts requested": until.count, "kB of scripts": until.scripts / 1_000 },
    ...{ "kB transferred": until.all / 1_000, "document kB": document / 1_000 },
  };
}

function medians(visits: Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error("No visit was counted.");
  const middle = (name: keyof Visit) =>
    visits.map((one) => one[name]).toSorted((a, b) => a - b)[visits.length >> 1] ?? Number.NaN;
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Visit;
}
