/**
 * What PostgreSQL answers when it cannot serve now: it stops or starts (57P), all its connections are taken (53300),
 * or a statement took longer than it may (57014).
 */
const refusals = /^(57P0[1-3]|53300|57014)$/;

/** What the pool and its connections say: no place in 3 s, or a connection that is lost. */
const losses = /^(timeout exceeded when trying to connect|Connection terminated)/;

/**
 * Is this fault the database's, which is out of reach or has no place for a moment, rather than ours? Whoever asks
 * again in some seconds may be served.
 */
export function isDatabaseAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { code = "", syscall = "" } = fault as NodeJS.ErrnoException;
  if (refusals.test(code) || losses.test(fault.message)) return true;
  // Nobody behind its socket.
  if (syscall === "connect") return true;
  return isDatabaseAway(fault.cause);
}
