import { type CDPSession, chromium, type Page as OpenPage } from "@playwright/test";
import { browserOptions } from "../tests/support/browser-options.ts";
import { getNewDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { startDelayedProxy } from "./delayed-proxy.ts";
import { servePlainPage } from "./plain-page.ts";
import { traceThreadWork } from "./thread-work.ts";

// Measures a first visit on a phone with a bad network, beside a plain page (P6). Usage: `first-visit.ts [rounds]
// [pages]`. Each page is visited twice: with a slowed processor for paint times, and without for main-thread work. TCP
// slow start is not simulated: it would add one round trip beyond 14 kB. On 3G our pages save data, so the last row is
// the home page with data saving off.

const [rounds = "5", ...requestedPages] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const defaultPages = [
  "/",
  "/about",
  "/curriculum",
  "/admission",
  "/contacts",
  "/actualite",
  "/connexion",
];
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/**
 * Round trip in milliseconds, bandwidth in kbit/s and processor slowdown: the profiles of the requirements, as in
 * Lighthouse.
 */
const networks = {
  "3G": { rtt: 300, kbits: 700, slower: 6 },
  "slow 4G": { rtt: 150, kbits: 1_638, slower: 4 },
};
/** Round trips before a connection carries data: TCP, then TLS 1.3. */
const HANDSHAKES = 2;
type Network = (typeof networks)[keyof typeof networks];
type Page = { name: string; address: string; saver?: string };
type PageVisit = { page: string } & Awaited<ReturnType<typeof visitTwice>>;

const dataDir = getNewDataDir();
const site = await startServer({ dataDir });
const plain = await servePlainPage();
const browser = await chromium.launch(browserOptions());
try {
  for (const [name, network] of Object.entries(networks)) await compare(name, network);
} finally {
  await browser.close();
  await site.stop();
  removeDataDir(dataDir);
}
process.exit();

async function compare(name: string, network: Network): Promise<void> {
  const [siteProxy, plainProxy] = await Promise.all(
    [site, plain].map(({ origin }) => startDelayedProxy(origin, HANDSHAKES * network.rtt)),
  );
  const pages: Page[] = [
    { name: "E", address: `${plainProxy?.origin}/` },
    ...(requestedPages.length > 0 ? requestedPages : defaultPages).map((path) => ({
      name: path,
      address: siteProxy?.origin + path,
    })),
    { name: "/ unspared", address: `${siteProxy?.origin}/`, saver: "off" },
  ];
  const visits: PageVisit[] = [];
  // Round 0 is warm-up and not counted.
  for (let round = 0; round <= ROUNDS; round++)
    for (const page of pages) {
      const measured = { page: page.name, ...(await visitTwice(page, network)) };
      if (round > 0) visits.push(measured);
    }
  console.log(`${name} (ms)`);
  console.table(visits);
  console.log(`${name}, middle of ${ROUNDS} (ms)`);
  const of = (page: Page) => visits.filter((one) => one.page === page.name);
  console.table(Object.fromEntries(pages.map((page) => [page.name, medians(of(page))])));
}

async function visitTwice(page: Page, network: Network) {
  const paints = await visit(page, network, async (open, tools) => {
    await tools.send("Emulation.setCPUThrottlingRate", { rate: network.slower });
    return () => open.evaluate(readPaints);
  });
  const threadWork = await visit(page, network, async () => {
    const work = await traceThreadWork(browser, page.address);
    return () => work(network.slower);
  });
  return { ...paints, ...threadWork };
}

/**
 * Visits a page in a new browser context and waits four seconds after it is complete. `watch` starts before the
 * navigation.
 */
async function visit<T>(
  { address, saver }: Page,
  { rtt, kbits }: Network,
  watch: (openPage: OpenPage, cdp: CDPSession) => Promise<() => Promise<T>>,
): Promise<T> {
  const context = await browser.newContext(phone);
  if (saver) await context.addCookies([{ name: "saver", value: saver, url: address }]);
  const open = await context.newPage();
  const cdp = await context.newCDPSession(open);
  await cdp.send("Network.enable");
  const bytesPerSecond = (kbits * 1_000) / 8;
  const throttling = {
    latency: rtt,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...throttling });
  const read = await watch(open, cdp);
  await open.goto(address, { waitUntil: "load" });
  await open.waitForFunction(isPageComplete);
  await open.waitForTimeout(4_000);
  const result = await read();
  await context.close();
  return result;
}

/**
 * Runs in the browser: whether fonts and deferred sections have loaded. Sections deferred until a first interaction,
 * because of a film, count as loaded.
 */
function isPageComplete(): boolean {
  const { fonts, rest } = document.documentElement.dataset;
  return !fonts && (!rest || document.querySelector("dialog:modal") !== null);
}

/** Runs in the browser: its recorded paint and layout-shift entries. */
function readPaints() {
  type Shift = PerformanceEntry & { value: number };
  const readEntries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const first = readEntries("paint").find(({ name }) => name === "first-contentful-paint");
  const largest = readEntries("largest-contentful-paint").at(-1);
  const shifts = readEntries("layout-shift") as Shift[];
  return {
    first: Math.round(first?.startTime ?? Number.NaN),
    largest: Math.round(largest?.startTime ?? Number.NaN),
    moved: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

function medians(visits: PageVisit[]) {
  const of = (what: Exclude<keyof PageVisit, "page">) =>
    visits.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ??
    Number.NaN;
  return {
    "first paint": of("first"),
    "largest paint": of("largest"),
    moved: Number(of("moved").toFixed(4)),
    "thread works": of("works"),
    "blocks, slowed": of("blocks"),
  };
}
