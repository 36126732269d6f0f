import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import type { Config } from "../config.server.ts";
import { PROBE_BYTES, PROBE_KEY, type Store } from "./store.ts";

/** How long S3 may take to accept a connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** A film has ten times the size of the largest file of a person: it gets ten times the time. */
const LARGE_FACTOR = 10;

/**
 * Opens the bucket of the settings. A request that takes longer than `timeoutMs` is tried once more, then fails with
 * a `TimeoutError`. Its packages are loaded only where S3 is chosen.
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
        // For an answer whose body stops coming: the limit of the request ends with its headers.
        socketTimeout: requestTimeout,
        // Without it the limit of the request only writes a warning.
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
      // A missing bucket is answered 404 and wrong keys 403: both throw.
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
