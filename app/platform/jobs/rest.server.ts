import { setTimeout } from "node:timers/promises";

/** How many times as long as it works a piece of work for many people rests: the rest is for the pages of everybody. */
const REST = 9;

/**
 * Rests after a piece of work for many people that began at this moment (`performance.now()`), for `longest`
 * milliseconds at most: what waited for another machine took nothing from the pages.
 */
export function restAfter(begun: number, longest = 2_000): Promise<void> {
  return setTimeout(Math.min(REST * (performance.now() - begun), longest));
}
