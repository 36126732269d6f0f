import pino from "pino";
import { config } from "./config.server.ts";

let logger: pino.Logger | undefined;

/**
 * The log of this process: one JSON line per event, on standard output. Never pass personal data: ids, counts and
 * error codes only.
 */
export function log(): pino.Logger {
  logger ??= pino({
    level: config().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
  return logger;
}

/** Leaves out the `detail` of PostgreSQL errors, which contains the offending values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "not an error" };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = /^Failed query:/.test(error.message) ? "Failed query" : error.message;
  const stack = error.stack?.split("\n    at ").slice(1, 9).join(" < ");
  return { name: error.name, message, code, constraint, table, stack, cause };
}
