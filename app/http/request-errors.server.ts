import type { RouterContextProvider } from "react-router";
import { UNAVAILABLE } from "#app/client/incident.ts";
import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { requestIdContext, unavailableContext } from "./context.ts";

/** After how many seconds one who was answered 503 may come back. */
const RETRY_AFTER = "5";

type RequestContext = Readonly<RouterContextProvider>;

/** Logs a fault once, with the incident number that the error screen shows. */
export function logError(error: unknown, incident: string): void {
  log().error({ err: error, incident }, "fault");
}

/** Is it the database or the store of files that is out of reach or full? The same request may succeed in a moment. */
export function isServiceUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStoreUnavailable(error);
}

/** The same, of a request, which remembers whether it is the database or the store of files that is away. */
export function logRequestError(context: RequestContext, error: unknown): void {
  if (isServiceUnavailable(error)) context.set(unavailableContext, true);
  logError(error, context.get(requestIdContext));
}

/** What the error screen shows of a fault: its number, or that it passes. */
export function getIncidentCode(context: RequestContext): string {
  return context.get(unavailableContext) ? UNAVAILABLE : context.get(requestIdContext);
}

/**
 * The status of an answer that failed: 503, and when to come back, where the database or the store had no place
 * (R-15).
 */
export function getErrorStatus(
  context: RequestContext,
  { status }: Response,
  headers: Headers,
): number {
  if (!context.get(unavailableContext)) return status;
  headers.set("Retry-After", RETRY_AFTER);
  return 503;
}
