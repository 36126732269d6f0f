/**
 * What PostgreSQL answers when it cannot serve now: it stops or starts (57P), all its connections are taken,
 * its disk or its memory is full (53), or a statement took longer than it may (57014).
 */
const refusals = /^(57P0[1-3]|53\d{3}|57014)$/;

/** What pg says of a statement that was not answered within `query_timeout`. */
const READ_TIMEOUT = "Query read timeout";

/** What is said of a statement on a connection that was lost before it. */
const tooLate = /^Client .+ is not queryable$/;

const losses = new WeakSet<Error>();

/**
 * Marks a fault as met in reaching the database: no place in the pool, nobody there, a connection that is lost. Its
 * message or its code would not tell it from a fault of the mail, of the files or of a provider. Gives it back.
 */
export function lossOf(fault: Error): Error {
  losses.add(fault);
  return fault;
}

/**
 * Is this fault the database's, which is out of reach or has no place for a moment, rather than ours? Whoever asks
 * again in some seconds may be served.
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { code = "" } = fault as NodeJS.ErrnoException;
  if (losses.has(fault) || refusals.test(code) || tooLate.test(fault.message)) return true;
  if (fault.message === READ_TIMEOUT) return true;
  return isDatabaseAway(fault.cause);
}
