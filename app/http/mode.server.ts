import { config } from "#app/platform/config.server.ts";
import { notFoundResponse } from "./responses.server.ts";

/** Whether this server is the demonstration, which its pages say. */
export function isDemo(): boolean {
  return config().demo;
}

/** Whether this server is a restored backup under test (APP_REHEARSAL), which every page says. */
export function isRehearsal(): boolean {
  return config().isRehearsal;
}

/** Throws a 404 outside the demonstration. */
export function requireDemo(): void {
  if (!isDemo()) throw notFoundResponse();
}
