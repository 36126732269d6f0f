import { setTimeout as sleep } from "node:timers/promises";
import { type S3Mode, startFakeS3 } from "../fake-s3.ts";

/** The failure modes, in rotation. */
const failureModes = ["hangs", "slow", "refuses"] as const satisfies readonly S3Mode[];
/** How long the store fails before the site is killed, in milliseconds: long enough for responses to be sent. */
const FAILURE_MS = { hangs: 2_500, slow: 1_000, refuses: 1_000 };
/** How long to wait for an upload to meet the failure, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/** A fake S3 that can be made to fail. Its files are in this process, so they survive every kill. */
export async function startFailingStore() {
  const s3 = await startFakeS3();
  // Below the request timeout, but long enough for a kill in between.
  s3.delayMs = 400;
  const failureCounts = { hangs: 0, slow: 0, refuses: 0 };
  let turn = 0;
  return {
    /** The settings of a site that uses this store. */
    env: {
      ...{ S3_BUCKET: "school", S3_REGION: "ca-central-1", S3_ENDPOINT: s3.endpoint },
      ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_TIMEOUT_MS: "1000" },
    },
    /** How many uploads met each failure mode. */
    met: failureCounts,
    /** Fails in the next mode until `recover`. Waits until an upload has met it and responses were sent. */
    async fail(): Promise<void> {
      const mode = failureModes[turn++ % failureModes.length] ?? "hangs";
      const before = s3.puts.total;
      s3.mood = mode;
      const limit = Date.now() + MAX_WAIT_MS;
      while (s3.puts.total === before && Date.now() < limit) await sleep(10);
      await sleep(FAILURE_MS[mode]);
      failureCounts[mode] += s3.puts.total - before;
    },
    recover(): void {
      s3.mood = "works";
    },
    /** The proofs in the store, by key. */
    proofs(): Map<string, Buffer> {
      const all = [...s3.objects].map(([path, { bytes }]) => [path.replace("/school/", ""), bytes]);
      return new Map((all as [string, Buffer][]).filter(([key]) => key.startsWith("proofs/")));
    },
    stop: () => s3.stop(),
  };
}

export type FailingStore = Awaited<ReturnType<typeof startFailingStore>>;
