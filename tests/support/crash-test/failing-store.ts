import { setTimeout as sleep } from "node:timers/promises";
import { type S3Mode, startFakeS3 } from "../fake-s3.ts";

/** The ways in which the store fails, by turns. */
const failureModes = ["hangs", "slow", "refuses"] as const satisfies readonly S3Mode[];
/** How long it fails before the site is killed, in milliseconds: long enough for people to be answered meanwhile. */
const FAILURE_MS = { hangs: 2_500, slow: 1_000, refuses: 1_000 };
/** How long one waits for a file that meets the failing store, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/** An S3 that can be made to fail: its files stay in this process, whatever dies around it. */
export async function startFailingStore() {
  const s3 = await startFakeS3();
  // Within the time of a request, yet long enough to be killed meanwhile.
  s3.delayMs = 400;
  const failureCounts = { hangs: 0, slow: 0, refuses: 0 };
  let turn = 0;
  return {
    /** The settings of a site that has its files there. */
    env: {
      ...{ S3_BUCKET: "school", S3_REGION: "ca-central-1", S3_ENDPOINT: s3.endpoint },
      ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_TIMEOUT_MS: "1000" },
    },
    /** How many files met each way of failing. */
    met: failureCounts,
    /** Fails in the next way until `mend`; waits until a file has met it, and until people were answered. */
    async fail(): Promise<void> {
      const mode = failureModes[turn++ % failureModes.length] ?? "hangs";
      const before = s3.puts.total;
      s3.mood = mode;
      const limit = Date.now() + MAX_WAIT_MS;
      while (s3.puts.total === before && Date.now() < limit) await sleep(10);
      await sleep(FAILURE_MS[mode]);
      failureCounts[mode] += s3.puts.total - before;
    },
    mend(): void {
      s3.mood = "works";
    },
    /** The proofs in the store, by their keys. */
    proofs(): Map<string, Buffer> {
      const all = [...s3.kept].map(([path, { bytes }]) => [path.replace("/school/", ""), bytes]);
      return new Map((all as [string, Buffer][]).filter(([key]) => key.startsWith("proofs/")));
    },
    stop: () => s3.stop(),
  };
}

export type FailingStore = Awaited<ReturnType<typeof startFailingStore>>;
