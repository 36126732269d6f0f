import { config } from "#app/platform/config.server.ts";
import { notFoundResponse } from "./responses.server.ts";

/** Is this the demonstration? Pages mark it; production shows none of it. */
export function isDemo(): boolean {
  return config().demo;
}

/** Is this the trial of a backup (APP_REHEARSAL)? Every page says so. */
export function isRehearsal(): boolean {
  return config().rehearsal;
}

/** Answers 404 outside the demonstration. */
export function requireDemo(): void {
  if (!isDemo()) throw notFoundResponse();
}
