/** Node error codes for an unreachable machine or a full disk. */
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "EACCES",
  "EPERM",
  "EMFILE",
]);

/** Thrown by every call to the file store that fails because the store cannot work now. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Whether this error, or its cause, is a `StoreUnavailable`. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof StoreUnavailable || isStoreUnavailable(error.cause);
}

type AwsError = { $metadata?: { httpStatusCode?: number }; $fault?: string };

/**
 * Whether an error of the disk or the S3 client means that the store cannot work now: a timeout, a refused
 * connection, 403, a missing bucket, 429 or 5xx. A missing key does not.
 */
export function isUnavailableError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", name, cause } = error as NodeJS.ErrnoException;
  if (unavailableCodes.has(code) || name === "TimeoutError" || name === "NoSuchBucket") return true;
  const status = (error as AwsError).$metadata?.httpStatusCode ?? 0;
  if (status === 403 || status === 401 || status === 429 || status >= 500) return true;
  return isUnavailableError(cause);
}
