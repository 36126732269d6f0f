import type { RouterContextProvider } from "react-router";
import { UNAVAILABLE } from "#app/client/incident.ts";
import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { awayContext, requestIdContext } from "./context.ts";

/** After how many seconds one who was answered 503 may come back. */
const A_MOMENT = "5";

type Context = Readonly<RouterContextProvider>;

/** Logs a fault once, with the incident number that the error screen shows. */
export function reportFault(error: unknown, incident: string): void {
  log().error({ err: error, incident }, "fault");
}

/** Is it the database or the store of files that is out of reach or full? The same request may succeed in a moment. */
export function isServiceAway(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStoreUnavailable(error);
}

/** The same, of a request, which remembers whether it is the database or the store of files that is away. */
export function reportFaultOf(context: Context, error: unknown): void {
  if (isServiceAway(error)) context.set(awayContext, true);
  reportFault(error, context.get(requestIdContext));
}

/** What the error screen shows of a fault: its number, or that it passes. */
export function shownOf(context: Context): string {
  return context.get(awayContext) ? UNAVAILABLE : context.get(requestIdContext);
}

/**
 * The status of an answer that failed: 503, and when to come back, where the database or the store had no place
 * (R-15).
 */
export function statusOf(context: Context, { status }: Response, headers: Headers): number {
  if (!context.get(awayContext)) return status;
  headers.set("Retry-After", A_MOMENT);
  return 503;
}
