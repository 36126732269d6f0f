import type { Browser } from "@playwright/test";

export type Work = {
  /** Main-thread work of the page, in milliseconds of processor time. */
  works: number;
  /**
   * Total blocking time: what tasks after the first paint take beyond 50 ms each, on a processor slowed by this
   * factor.
   */
  blocks: number;
};

/** An event of Chromium's trace: times in microseconds; `tdur` is processor time. */
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

/** Starts a browser trace. The returned function stops it and computes the work of the page at that address. */
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
    throw new Error("This browser's trace has no times of the processor.");
  const blockingTimes = tasks.map((piece) => {
    // For a task during which the page was painted, only the part after the paint counts.
    const after = Math.min(1, (piece.ts + (piece.dur ?? 0) - paint.ts) / (piece.dur || 1));
    return Math.max(0, processorMs(piece) * after * slower - 50);
  });
  return {
    works: Math.round(tasks.reduce((sum, piece) => sum + processorMs(piece), 0)),
    blocks: Math.round(blockingTimes.reduce((sum, part) => sum + part, 0)),
  };
}

/** In milliseconds of processor time. */
const processorMs = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;

/** Removes tasks nested in another task. */
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
