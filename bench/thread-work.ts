import type { Browser } from "@playwright/test";

export type Work = {
  /** What the page's thread worked, in milliseconds of the processor. */
  works: number;
  /** What its pieces of work after the first paint hold up beyond 50 ms each, on a processor so many times slower. */
  blocks: number;
};

/** An event of Chromium's trace: times in microseconds, `tdur` of the processor. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
};

const categories = ["toplevel", "devtools.timeline", "blink.user_timing", "loading"];

/** Traces the browser until it is asked what the page at that address worked. */
export async function traceThreadWork(browser: Browser, address: string) {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories },
  });
  return async (slower: number): Promise<Work> => {
    const tracingComplete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
    await cdp.send("Tracing.end");
    await tracingComplete;
    await cdp.detach();
    return summarizeWork(events, address, slower);
  };
}

function summarizeWork(events: TraceEvent[], address: string, slower: number): Work {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`The trace has no visit of ${address}.`);
  const { pid, tid, ts } = start;
  const paint = events.find(
    (one) => one.name === "firstContentfulPaint" && one.pid === pid && one.ts > ts,
  );
  if (!paint) throw new Error(`The trace has no paint of ${address}.`);
  const tasks = outermostTasks(
    events.filter(
      (one) =>
        one.pid === pid &&
        one.tid === tid &&
        one.ph === "X" &&
        one.ts >= ts &&
        /RunTask/.test(one.name),
    ),
  );
  if (!tasks.some(({ tdur }) => tdur))
    throw new Error("This browser's trace tells no times of the processor.");
  const blockingTimes = tasks.map((piece) => {
    // Of a piece during which the page was painted, what came after.
    const after = Math.min(1, (piece.ts + (piece.dur ?? 0) - paint.ts) / (piece.dur || 1));
    return Math.max(0, processorMs(piece) * after * slower - 50);
  });
  return {
    works: Math.round(tasks.reduce((sum, piece) => sum + processorMs(piece), 0)),
    blocks: Math.round(blockingTimes.reduce((sum, part) => sum + part, 0)),
  };
}

/** In milliseconds of the processor. */
const processorMs = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;

/** A piece of work that runs within another is a part of it. */
function outermostTasks(tasks: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
