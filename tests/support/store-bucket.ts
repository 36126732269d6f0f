import { afterAll } from "vitest";
import { type Config, setConfig } from "#app/platform/config.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { startFakeS3 } from "./fake-s3.ts";

/** Stores the files of this process in a fake S3 of this test file, which is stopped after its tests. */
export async function storeBucket(config: Config) {
  const s3 = await startFakeS3();
  const place = { endpoint: s3.endpoint, bucket: "school", region: "ca-central-1", prefix: "" };
  const keys = { accessKeyId: "id", secretAccessKey: "key" };
  setConfig({ ...config, s3: { ...place, ...keys, timeoutMs: 1_000 } });
  resetStore();
  afterAll(async () => {
    setConfig(config);
    resetStore();
    await s3.stop();
  });
  return s3;
}
