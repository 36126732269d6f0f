import type { RouterContextProvider } from "react-router";
import { UNAVAILABLE } from "#app/client/incident.ts";
import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { requestIdContext, unavailableContext } from "./context.ts";

/** Retry-After of a 503, in seconds. */
const RETRY_AFTER = "5";

type RequestContext = Readonly<RouterContextProvider>;

/** Logs an error once, with the incident number that the error page shows. */
export function logError(error: unknown, incident: string): void {
  log().error({ err: error, incident }, "fault");
}

/** Whether the database or the file store is unreachable or overloaded, so that a retry may succeed. */
export function isServiceUnavailable(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStoreUnavailable(error);
}

/** Logs the error of a request, and records in the context whether the database or the file store is unavailable. */
export function logRequestError(context: RequestContext, error: unknown): void {
  if (isServiceUnavailable(error)) context.set(unavailableContext, true);
  logError(error, context.get(requestIdContext));
}

/** What the error page shows: the incident number, or the code of a temporary outage. */
export function getIncidentCode(context: RequestContext): string {
  return context.get(unavailableContext) ? UNAVAILABLE : context.get(requestIdContext);
}

/** Status of a failed response: 503 with Retry-After when the database or the file store is unavailable. */
export function getErrorStatus(
  context: RequestContext,
  { status }: Response,
  headers: Headers,
): number {
  if (!context.get(unavailableContext)) return status;
  headers.set("Retry-After", RETRY_AFTER);
  return 503;
}
