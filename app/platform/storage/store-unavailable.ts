/** Codes of Node for a machine that cannot be reached or a disk that takes nothing more. */
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

/** Thrown by every call to the store of files that fails because the store cannot do its work now. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Is this fault, or what caused it, the store of files that is out of reach, refuses us or is full? */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof StoreUnavailable || isStoreUnavailable(error.cause);
}

type AwsError = { $metadata?: { httpStatusCode?: number }; $fault?: string };

/**
 * Does a fault of the disk or of the S3 client mean that the store cannot do its work now? A key that is missing
 * means it does. A time limit, a refused connection, 403, a missing bucket, 429 and 5xx mean that it does not.
 */
export function isUnavailableError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", name, cause } = error as NodeJS.ErrnoException;
  if (unavailableCodes.has(code) || name === "TimeoutError" || name === "NoSuchBucket") return true;
  const status = (error as AwsError).$metadata?.httpStatusCode ?? 0;
  if (status === 403 || status === 401 || status === 429 || status >= 500) return true;
  return isUnavailableError(cause);
}
