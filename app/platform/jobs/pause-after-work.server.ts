import { setTimeout } from "node:timers/promises";

/** How many times as long as it works a piece of work for many people rests: the rest is for the pages of everybody. */
const PAUSE_FACTOR = 9;

/**
 * Rests after a piece of work for many people that began at this moment (`performance.now()`), for `longest`
 * milliseconds at most: what waited for another machine took nothing from the pages.
 */
export function pauseAfterWork(startedAt: number, maxMs = 2_000): Promise<void> {
  return setTimeout(Math.min(PAUSE_FACTOR * (performance.now() - startedAt), maxMs));
}
