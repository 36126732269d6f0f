import { join } from "node:path";
import { config } from "../config.server.ts";
import { log } from "../log.server.ts";
import { StartRefused } from "../start-refused.ts";
import { isStoreAvailable } from "./storage.server.ts";

/** Warns when no file can be stored; the site starts nevertheless. */
export async function warnUnavailableStore(): Promise<void> {
  if (await isStoreAvailable()) return;
  const { s3, dataDir } = config();
  const location = s3
    ? { bucket: s3.bucket, endpoint: s3.endpoint }
    : { folder: join(dataDir, "files") };
  log().warn(
    location,
    "the store of files does not answer, or is full: pages are served, and files are refused until it answers",
  );
}

/** The error of a first start whose files cannot be stored, with a sentence for the terminal. */
export function refuseUnavailableStore(): StartRefused {
  const { s3, dataDir } = config();
  return new StartRefused(
    s3
      ? `The store of files does not answer, or refuses us: look at S3_BUCKET (${s3.bucket}), S3_REGION, S3_ENDPOINT and the two keys, then start again.`
      : `No file can be written to ${join(dataDir, "files")}: look whether its disk is full and whose it is, then start again.`,
  );
}
