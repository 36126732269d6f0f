import { now } from "#app/platform/clock.ts";

/** What one address may send in a minute. With one visit in ten measured, a whole school behind one box. */
export const MOST_A_MINUTE = 60;
/** Addresses counted at once: beyond, new ones wait for the next minute. */
const MOST_ADDRESSES = 10_000;

let minute = 0;
const sent = new Map<string, number>();

/**
 * Counts what an address sends, and says whether it may. In the memory of this process, for a minute at
 * most: the address is written nowhere. Behind a proxy all have its address, and what is too much is lost.
 */
export function mayStillSend(address: string): boolean {
  const current = Math.floor(now().getTime() / 60_000);
  if (current !== minute) sent.clear();
  minute = current;
  if (!sent.has(address) && sent.size >= MOST_ADDRESSES) return false;
  const count = (sent.get(address) ?? 0) + 1;
  sent.set(address, count);
  return count <= MOST_A_MINUTE;
}
