import { type CDPSession, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../tests/support/browser.ts";
import { newDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { farFrom } from "./far-server.ts";
import { servePlainPage } from "./plain-page.ts";
import { watchWork } from "./thread-work.ts";

// How a first visit goes on a phone with a bad network, beside a plain page (E), in one run and in turns. Two visits
// each: one with the processor slowed, for what the reader sees; one without, for what the page's thread works, by the
// time of the processor, which other work of the machine hardly changes. The network is held back in the browser, the
// beginning of a connection by a server far away. Budget P6; P7 is Lighthouse's. `first-visit.ts [rounds]`.

const ROUNDS = Number(process.argv[2] ?? 5);
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds, kbit/s, and how many times slower the processor is: the profiles of the goals, as Lighthouse has them. */
const networks = {
  "3G": { rtt: 300, kbits: 700, slower: 6 },
  "slow 4G": { rtt: 150, kbits: 1_638, slower: 4 },
};
/** How often a connection goes there and back before it carries anything: TCP, then TLS 1.3. */
const HANDSHAKES = 2;
type Network = (typeof networks)[keyof typeof networks];

const dataDir = newDataDir();
const ours = await startServer({ dataDir });
const plain = await servePlainPage();
const browser = await chromium.launch(browserOptions());
for (const [name, network] of Object.entries(networks)) {
  const [far, farPlain] = await Promise.all(
    [ours, plain].map(({ origin }) => farFrom(origin, HANDSHAKES * network.rtt)),
  );
  const addresses = [
    `${farPlain?.origin}/`,
    ...["/", "/about", "/curriculum", "/admission", "/contacts"].map((path) => far?.origin + path),
  ];
  const visits: (Seen & { address: string })[] = [];
  // Round 0 warms everything up and is not counted.
  for (let round = 0; round <= ROUNDS; round++)
    for (const address of addresses) {
      const seen = await visitTwice(address, network);
      if (round > 0) visits.push({ address, ...seen });
    }
  console.log(`${name}, middle of ${ROUNDS} (ms)`);
  const rows = addresses.map((address, at) => [
    at === 0 ? "E" : new URL(address).pathname,
    middle(visits.filter((one) => one.address === address)),
  ]);
  console.table(Object.fromEntries(rows));
}
await browser.close();
await ours.stop();
removeDataDir(dataDir);
process.exit();

type Seen = Awaited<ReturnType<typeof visitTwice>>;

async function visitTwice(address: string, network: Network) {
  const painted = await visit(address, network, async (page, tools) => {
    await tools.send("Emulation.setCPUThrottlingRate", { rate: network.slower });
    return () => page.evaluate(readPaints);
  });
  const worked = await visit(address, network, async () => {
    const work = await watchWork(browser, address);
    return () => work(network.slower);
  });
  return { ...painted, ...worked };
}

/** A visit by who was never here, left alone for some seconds after the page is there. `watch` begins before it. */
async function visit<T>(
  address: string,
  { rtt, kbits }: Network,
  watch: (page: Page, tools: CDPSession) => Promise<() => Promise<T>>,
): Promise<T> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  const pace = (kbits * 1_000) / 8;
  const held = { latency: rtt, downloadThroughput: pace, uploadThroughput: pace };
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...held });
  const read = await watch(page, tools);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(4_000);
  const seen = await read();
  await context.close();
  return seen;
}

/** Runs in the browser: what it has written down of its paints. */
function readPaints() {
  type Shift = PerformanceEntry & { value: number };
  const written = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const first = written("paint").find(({ name }) => name === "first-contentful-paint");
  const largest = written("largest-contentful-paint").at(-1);
  const shifts = written("layout-shift") as Shift[];
  return {
    first: Math.round(first?.startTime ?? Number.NaN),
    largest: Math.round(largest?.startTime ?? Number.NaN),
    moved: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

function middle(visits: Seen[]) {
  const of = (what: keyof Seen) =>
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
