import { setTimeout } from "node:timers/promises";

/** A pause lasts this many times the work before it, so that page requests get most of the processor. */
const PAUSE_FACTOR = 9;

/**
 * Pauses after a step of a bulk job that began at `startedAt` (`performance.now()`), for at most `maxMs`
 * milliseconds. The limit matters when the step mostly waited for another machine and used no processor time.
 */
export function pauseAfterWork(startedAt: number, maxMs = 2_000): Promise<void> {
  return setTimeout(Math.min(PAUSE_FACTOR * (performance.now() - startedAt), maxMs));
}
