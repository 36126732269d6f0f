import { now } from "#app/platform/clock.ts";
import { getNetwork } from "#app/platform/network.ts";

/**
 * What one place may send in a minute: with one visit in ten measured, a whole school or a carrier's address behind it.
 */
export const MAX_MEASURES_PER_MINUTE = 300;
/** Addresses counted at once: beyond, new ones wait for the next minute. */
const MAX_COUNTED_NETWORKS = 10_000;

let currentMinute = 0;
const countByNetwork = new Map<string, number>();

/**
 * Counts what an address sends, and says whether it may. In the memory of this process, for a minute at
 * most: the address is written nowhere. Behind a proxy all have its address, and what is too much is lost.
 */
export function canSendMeasure(address: string): boolean {
  const network = getNetwork(address);
  const thisMinute = Math.floor(now().getTime() / 60_000);
  if (thisMinute !== currentMinute) countByNetwork.clear();
  currentMinute = thisMinute;
  if (!countByNetwork.has(network) && countByNetwork.size >= MAX_COUNTED_NETWORKS) return false;
  const count = (countByNetwork.get(network) ?? 0) + 1;
  countByNetwork.set(network, count);
  return count <= MAX_MEASURES_PER_MINUTE;
}
