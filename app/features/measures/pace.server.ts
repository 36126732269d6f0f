import { now } from "#app/platform/clock.ts";
import { networkOf } from "#app/platform/network.ts";

/**
 * What one place may send in a minute: with one visit in ten measured, a whole school or a carrier's address behind it.
 */
export const MOST_A_MINUTE = 300;
/** Addresses counted at once: beyond, new ones wait for the next minute. */
const MOST_ADDRESSES = 10_000;

let minute = 0;
const sent = new Map<string, number>();

/**
 * Counts what an address sends, and says whether it may. In the memory of this process, for a minute at
 * most: the address is written nowhere. Behind a proxy all have its address, and what is too much is lost.
 */
export function mayStillSend(address: string): boolean {
  const place = networkOf(address);
  const current = Math.floor(now().getTime() / 60_000);
  if (current !== minute) sent.clear();
  minute = current;
  if (!sent.has(place) && sent.size >= MOST_ADDRESSES) return false;
  const count = (sent.get(place) ?? 0) + 1;
  sent.set(place, count);
  return count <= MOST_A_MINUTE;
}
