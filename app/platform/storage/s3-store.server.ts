import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import type { Config } from "../config.server.ts";
import { PROBE_BYTES, PROBE_KEY, type Store } from "./store.ts";

/** How long connecting to S3 may take, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** A film is ten times as large as the largest private file, so it gets ten times the time. */
const LARGE_FACTOR = 10;

/**
 * Opens the configured S3 bucket. A request that takes longer than `timeoutMs` is retried once, then fails with
 * `TimeoutError`. The packages are loaded only when S3 is configured.
 */
export async function openS3Store(settings: NonNullable<Config["s3"]>): Promise<Store> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const { accessKeyId, secretAccessKey, bucket, region, endpoint, prefix, timeoutMs } = settings;
  const createClient = (requestTimeout: number) =>
    new S3Client({
      ...{ region, endpoint, forcePathStyle: endpoint !== undefined },
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout,
        // Limits a response body that stalls: `requestTimeout` ends with the headers.
        socketTimeout: requestTimeout,
        // Without it the request timeout only logs a warning.
        throwOnRequestTimeout: true,
      },
    });
  const [client, patientClient] = [createClient(timeoutMs), createClient(timeoutMs * LARGE_FACTOR)];
  const createDisk = (s3Client: typeof client) =>
    new Disk(new S3Driver({ client: s3Client, bucket, supportsACL: false, visibility: "private" }));
  return {
    disk: createDisk(client),
    largeDisk: createDisk(patientClient),
    prefix,
    async readRange(key, { start, end }) {
      const command = { Bucket: bucket, Key: prefix + key, Range: `bytes=${start}-${end}` };
      return (await client.send(new GetObjectCommand(command))).Body as Readable;
    },
    async probe(abortSignal) {
      // A missing bucket gives 404 and wrong keys 403: both throw.
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
    },
    async tryWrite(abortSignal) {
      const object = { Bucket: bucket, Key: prefix + PROBE_KEY, Body: PROBE_BYTES };
      await client.send(new PutObjectCommand({ ...object, ContentType: "text/plain" }), {
        abortSignal,
      });
    },
    close() {
      client.destroy();
      patientClient.destroy();
    },
  };
}
