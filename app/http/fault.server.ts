import { log } from "#app/platform/log.server.ts";

/** Logs a fault once, with the incident number that the error screen shows. */
export function reportFault(error: unknown, incident: string): void {
  log().error({ err: error, incident }, "fault");
}
