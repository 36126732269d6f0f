/**
 * PostgreSQL codes for a temporary failure: shutting down or starting (57P), no connection, disk or memory left (53),
 * statement timeout (57014).
 */
const unavailableCodes = /^(57P0[1-3]|53\d{3}|57014)$/;

/** The message of pg when `query_timeout` expires. */
const READ_TIMEOUT_MESSAGE = "Query read timeout";

/** The message of pg for a statement on a lost connection. */
const notQueryableMessage = /^Client .+ is not queryable$/;

const connectionErrors = new WeakSet<Error>();

/**
 * Marks an error as met while connecting to the database (pool full, nobody listening, connection lost), because its
 * code and message do not distinguish it from an error of the mail server, the file store or a provider. Returns the
 * same error.
 */
export function markConnectionError(error: Error): Error {
  connectionErrors.add(error);
  return error;
}

/**
 * Whether an error means that the database is temporarily out of reach or overloaded, so that the same request may
 * succeed some seconds later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (
    connectionErrors.has(error) ||
    unavailableCodes.test(code) ||
    notQueryableMessage.test(error.message)
  )
    return true;
  if (error.message === READ_TIMEOUT_MESSAGE) return true;
  return isDatabaseUnavailable(error.cause);
}
