import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type S3Mode, startFakeS3 } from "#tests/support/fake-s3.ts";
import { readConfig, setConfig } from "../config.server.ts";
import {
  getFile,
  isStoreAvailable,
  isStoreEmpty,
  isStoreHealthy,
  putFile,
  resetStore,
} from "./storage.server.ts";
import type { Store } from "./store.ts";
import { writeToStore } from "./store-calls.server.ts";
import { isStoreAnswering, probeStore } from "./store-state.server.ts";
import { isStoreUnavailable, isUnavailableError, StoreUnavailable } from "./store-unavailable.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-away-"));
const bytes = Buffer.from("%PDF-1.7 Bulletin de notes");
let s3 = await startFakeS3();

/** A store whose requests have 150 ms. */
const settings = (more: Record<string, string | undefined> = {}) =>
  readConfig({
    ...{ DATA_DIR: folder, S3_BUCKET: "school", S3_REGION: "ca-central-1" },
    ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_ENDPOINT: s3.endpoint },
    ...{ S3_TIMEOUT_MS: "150", ...more },
  });

beforeEach(() => {
  resetStore();
  setConfig(settings());
});
afterEach(async () => {
  await s3.stop();
  s3 = await startFakeS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const put = (key = "proofs/one") => putFile(key, bytes, "application/pdf");
const getError = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error("it did not fail")),
    (fault: unknown) => fault,
  );

/** A store whose every probe is answered at once, unless it is said otherwise. */
function storeThat(does: Partial<Store>): () => Promise<Store> {
  const answers = async () => {};
  const store = { probe: answers, tryWrite: answers, ...does } as Store;
  return () => Promise.resolve(store);
}

describe("putFile", () => {
  it.each<S3Mode>(["hangs", "refuses"])(
    "throws StoreUnavailable when the store %s",
    async (mood) => {
      s3.mood = mood;
      const startedAt = performance.now();
      expect(isStoreUnavailable(await getError(put()))).toBe(true);
      // Two tries of 150 ms, and the pause between them.
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    },
  );

  it("throws StoreUnavailable when nobody listens, and when there is no such bucket", async () => {
    setConfig(settings({ S3_BUCKET: "another" }));
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    resetStore();
    setConfig(settings({ S3_ENDPOINT: "http://127.0.0.1:1" }));
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
  });

  it("waits for a store that is slow and within its time", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "2000" }));
    s3.mood = "slow";
    s3.delayMs = 300;
    await put();
    expect(s3.kept.has("/school/proofs/one")).toBe(true);
  });

  it("puts eight files at a time at most", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "5000" }));
    s3.mood = "slow";
    s3.delayMs = 200;
    await Promise.all(Array.from({ length: 20 }, (_, n) => put(`proofs/${n}`)));
    expect(s3.puts.most).toBe(8);
    expect(s3.kept.size).toBe(20);
  });

  it("fails at once while the store was away a moment ago, and works again once it answers", async () => {
    s3.mood = "refuses";
    await getError(put());
    s3.mood = "hangs";
    const startedAt = performance.now();
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(100);
    s3.mood = "works";
    expect(await isStoreAvailable()).toBe(true);
    await put();
  });
});

describe("writeTo", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("fails within 45 s for a store that never answers, also what waits for its turn", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: undefined }));
    await probeStore(storeThat({}));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const never = vi.fn(() => new Promise<void>(() => {}));
    const writes = Array.from({ length: 12 }, () => getError(writeToStore(storeThat({}), never)));
    const outcome = Promise.race([
      Promise.all(writes),
      new Promise((done) => setTimeout(done, 45_000, "late")),
    ]);
    await vi.advanceTimersByTimeAsync(45_000);
    const faults = await outcome;
    expect(faults).not.toBe("late");
    expect((faults as unknown[]).every(isStoreUnavailable)).toBe(true);
    // The others were refused as soon as the first ones had failed.
    expect(never).toHaveBeenCalledTimes(8);
  });

  it("does not try a store that a probe found away", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    s3.mood = "hangs";
    expect(await isStoreAvailable()).toBe(false);
    const startedAt = performance.now();
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(100);
    expect(s3.puts.total).toBe(0);
  }, 10_000);

  it("asks a store of which nothing is known, and fails within four seconds when it says nothing", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    s3.mood = "hangs";
    const startedAt = performance.now();
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(s3.puts.total).toBe(0);
  }, 10_000);

  it("takes files again from a store that answers late, once it has answered", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    const answered = Promise.withResolvers<void>();
    const slow = storeThat({ probe: () => answered.promise });
    const write = vi.fn(async () => {});
    expect(await probeStore(slow)).toBe(false);
    expect(isStoreUnavailable(await getError(writeToStore(slow, write)))).toBe(true);
    answered.resolve();
    const outcome = () =>
      writeToStore(slow, write).then(
        () => "taken",
        () => "refused",
      );
    await expect.poll(outcome).toBe("taken");
    expect(write).toHaveBeenCalledOnce();
  }, 10_000);
});

describe("getFile", () => {
  it("throws StoreUnavailable when the store hangs, and not for a key that is missing", async () => {
    const missing = await getError(getFile("proofs/none"));
    expect(isStoreUnavailable(missing)).toBe(false);
    s3.mood = "hangs";
    expect(isStoreUnavailable(await getError(getFile("proofs/none")))).toBe(true);
  });
});

describe("doesStoreAnswer", () => {
  it("is true for a bucket that answers, and false for one that refuses us or does not exist", async () => {
    expect(await isStoreAvailable()).toBe(true);
    s3.mood = "refuses";
    expect(await isStoreAvailable()).toBe(false);
    s3.mood = "works";
    resetStore();
    setConfig(settings({ S3_BUCKET: "another" }));
    expect(await isStoreAvailable()).toBe(false);
  });

  it("is false within four seconds for a store that hangs, and for one that is slow by eight", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    for (const mood of ["hangs", "slow"] as const) {
      s3.mood = mood;
      const begun = performance.now();
      expect(await isStoreAvailable()).toBe(false);
      expect(performance.now() - begun).toBeLessThan(4_000);
    }
  }, 15_000);

  it("is true for a folder that can be written", async () => {
    setConfig(readConfig({ DATA_DIR: folder }));
    expect(await isStoreAvailable()).toBe(true);
  });

  it("is false for a folder that is none", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    setConfig(readConfig({ DATA_DIR: file }));
    expect(await isStoreAvailable()).toBe(false);
  });
});

describe("isStoreWell", () => {
  it("gives what is known without waiting for a store that hangs since", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    expect(await isStoreHealthy()).toBe(true);
    s3.mood = "refuses";
    await getError(put());
    s3.mood = "hangs";
    const begun = performance.now();
    expect(await isStoreHealthy()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(100);
  });
});

describe("probeStore", () => {
  it("is false after a failed write while the bucket answers, until it takes a file again", async () => {
    s3.mood = "refuses-files";
    await getError(put());
    for (let time = 0; time < 3; time++) expect(await isStoreAvailable()).toBe(false);
    expect(await isStoreHealthy()).toBe(false);
    s3.mood = "works";
    expect(await isStoreAvailable()).toBe(true);
    expect(await isStoreHealthy()).toBe(true);
    await put();
  });

  it("writes nothing while no write has failed, and no file that a list of the store names", async () => {
    expect(await isStoreAvailable()).toBe(true);
    expect(s3.puts.total).toBe(0);
    s3.mood = "refuses-files";
    await getError(put());
    s3.mood = "works";
    expect(await isStoreAvailable()).toBe(true);
    expect([...s3.kept.keys()]).toEqual(["/school/write-test.txt"]);
    expect(await isStoreEmpty()).toBe(true);
  });

  it("does not take back what a write that failed during the probe has said", async () => {
    const answered = Promise.withResolvers<void>();
    const down = new StoreUnavailable("over its quota");
    const refuses = () => Promise.reject(down);
    const opening = storeThat({ probe: () => answered.promise, tryWrite: refuses });
    await probeStore(storeThat({}));
    const probing = probeStore(opening);
    expect(await getError(writeToStore(opening, refuses))).toBe(down);
    answered.resolve();
    expect(await probing).toBe(false);
    expect(await isStoreAnswering(opening)).toBe(false);
  });

  it("writes to the folder after a failed write", async () => {
    setConfig(readConfig({ DATA_DIR: folder }));
    const down = () => Promise.reject(new StoreUnavailable("over its quota"));
    await getError(writeToStore(storeThat({}), down));
    expect(await isStoreAvailable()).toBe(true);
    expect(existsSync(join(folder, "files", "write-test.txt"))).toBe(true);
    expect(await isStoreEmpty()).toBe(true);
  });
});

describe("meansUnavailable", () => {
  const coded = (code: string) => Object.assign(new Error("failed"), { code });
  it.each(["ENOSPC", "EDQUOT", "EROFS", "ECONNREFUSED", "ETIMEDOUT"])("is true for %s", (code) => {
    expect(isUnavailableError(new Error("cannot write", { cause: coded(code) }))).toBe(true);
  });
  it("is false for a key that is missing and for a fault of ours", () => {
    expect(isUnavailableError(coded("ENOENT"))).toBe(false);
    expect(isUnavailableError(new TypeError("x is not a function"))).toBe(false);
    expect(isUnavailableError("ENOSPC")).toBe(false);
  });
});
