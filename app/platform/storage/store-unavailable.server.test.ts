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

const folder = mkdtempSync(join(tmpdir(), "erabao-unavailable-"));
const bytes = Buffer.from("%PDF-1.7 Bulletin de notes");
let s3 = await startFakeS3();

/** Settings of a store whose requests time out after 150 ms. */
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

/** A store whose probes succeed at once, unless overridden. */
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

  it("throws StoreUnavailable when the connection is refused, and when the bucket is missing", async () => {
    setConfig(settings({ S3_BUCKET: "another" }));
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    resetStore();
    setConfig(settings({ S3_ENDPOINT: "http://127.0.0.1:1" }));
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
  });

  it("waits for a slow store within the time limit", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "2000" }));
    s3.mood = "slow";
    s3.delayMs = 300;
    await put();
    expect(s3.objects.has("/school/proofs/one")).toBe(true);
  });

  it("writes at most eight files at a time", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "5000" }));
    s3.mood = "slow";
    s3.delayMs = 200;
    await Promise.all(Array.from({ length: 20 }, (_, n) => put(`proofs/${n}`)));
    expect(s3.puts.most).toBe(8);
    expect(s3.objects.size).toBe(20);
  });

  it("fails at once after a recent failure, and works again once the store answers", async () => {
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

describe("writeToStore", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("fails within 45 s when the store never answers, including queued writes", async () => {
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
    // The queued writes were refused as soon as the first ones had failed.
    expect(never).toHaveBeenCalledTimes(8);
  });

  it("writes nothing after a probe found the store unavailable", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    s3.mood = "hangs";
    expect(await isStoreAvailable()).toBe(false);
    const startedAt = performance.now();
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(100);
    expect(s3.puts.total).toBe(0);
  }, 10_000);

  it("probes a store of unknown state, and fails within four seconds when it does not answer", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    s3.mood = "hangs";
    const startedAt = performance.now();
    expect(isStoreUnavailable(await getError(put()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(s3.puts.total).toBe(0);
  }, 10_000);

  it("accepts files again once a slow probe has been answered", async () => {
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
  it("throws StoreUnavailable when the store hangs, and another error for a missing key", async () => {
    const missing = await getError(getFile("proofs/none"));
    expect(isStoreUnavailable(missing)).toBe(false);
    s3.mood = "hangs";
    expect(isStoreUnavailable(await getError(getFile("proofs/none")))).toBe(true);
  });
});

describe("isStoreAvailable", () => {
  it("returns true when the bucket answers, and false when it refuses or is missing", async () => {
    expect(await isStoreAvailable()).toBe(true);
    s3.mood = "refuses";
    expect(await isStoreAvailable()).toBe(false);
    s3.mood = "works";
    resetStore();
    setConfig(settings({ S3_BUCKET: "another" }));
    expect(await isStoreAvailable()).toBe(false);
  });

  it("returns false within four seconds when the store hangs or takes eight seconds", async () => {
    setConfig(settings({ S3_TIMEOUT_MS: "30000" }));
    for (const mood of ["hangs", "slow"] as const) {
      s3.mood = mood;
      const begun = performance.now();
      expect(await isStoreAvailable()).toBe(false);
      expect(performance.now() - begun).toBeLessThan(4_000);
    }
  }, 15_000);

  it("returns true for a writable folder", async () => {
    setConfig(readConfig({ DATA_DIR: folder }));
    expect(await isStoreAvailable()).toBe(true);
  });

  it("returns false when the folder is a file", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    setConfig(readConfig({ DATA_DIR: file }));
    expect(await isStoreAvailable()).toBe(false);
  });
});

describe("isStoreHealthy", () => {
  it("returns the last known state without waiting for a store that hangs", async () => {
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
  it("returns false after a failed write while the bucket answers, until a file is accepted again", async () => {
    s3.mood = "refuses-files";
    await getError(put());
    for (let time = 0; time < 3; time++) expect(await isStoreAvailable()).toBe(false);
    expect(await isStoreHealthy()).toBe(false);
    s3.mood = "works";
    expect(await isStoreAvailable()).toBe(true);
    expect(await isStoreHealthy()).toBe(true);
    await put();
  });

  it("writes nothing while no write has failed, and only a file that listFiles does not return afterwards", async () => {
    expect(await isStoreAvailable()).toBe(true);
    expect(s3.puts.total).toBe(0);
    s3.mood = "refuses-files";
    await getError(put());
    s3.mood = "works";
    expect(await isStoreAvailable()).toBe(true);
    expect([...s3.objects.keys()]).toEqual(["/school/write-test.txt"]);
    expect(await isStoreEmpty()).toBe(true);
  });

  it("does not overwrite the state of a write that failed during the probe", async () => {
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

  it("writes a file to the folder after a failed write", async () => {
    setConfig(readConfig({ DATA_DIR: folder }));
    const down = () => Promise.reject(new StoreUnavailable("over its quota"));
    await getError(writeToStore(storeThat({}), down));
    expect(await isStoreAvailable()).toBe(true);
    expect(existsSync(join(folder, "files", "write-test.txt"))).toBe(true);
    expect(await isStoreEmpty()).toBe(true);
  });
});

describe("isUnavailableError", () => {
  const coded = (code: string) => Object.assign(new Error("failed"), { code });
  it.each(["ENOSPC", "EDQUOT", "EROFS", "ECONNREFUSED", "ETIMEDOUT"])(
    "returns true for %s",
    (code) => {
      expect(isUnavailableError(new Error("cannot write", { cause: coded(code) }))).toBe(true);
    },
  );
  it("returns false for a missing key and for a programming error", () => {
    expect(isUnavailableError(coded("ENOENT"))).toBe(false);
    expect(isUnavailableError(new TypeError("x is not a function"))).toBe(false);
    expect(isUnavailableError("ENOSPC")).toBe(false);
  });
});
