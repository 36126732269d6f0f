/**
 * What PostgreSQL answers when it cannot serve now: it stops or starts (57P), all its connections are taken,
 * its disk or its memory is full (53), or a statement took longer than it may (57014).
 */
const unavailableCodes = /^(57P0[1-3]|53\d{3}|57014)$/;

/** What pg says of a statement that was not answered within `query_timeout`. */
const READ_TIMEOUT_MESSAGE = "Query read timeout";

/** What is said of a statement on a connection that was lost before it. */
const notQueryableMessage = /^Client .+ is not queryable$/;

const connectionErrors = new WeakSet<Error>();

/**
 * Marks a fault as met in reaching the database: no place in the pool, nobody there, a connection that is lost. Its
 * message or its code would not tell it from a fault of the mail, of the files or of a provider. Gives it back.
 */
export function markConnectionError(error: Error): Error {
  connectionErrors.add(error);
  return error;
}

/**
 * Is this fault the database's, which is out of reach or has no place for a moment, rather than ours? Whoever asks
 * again in some seconds may be served.
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
