import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { getNetwork } from "#app/platform/network.ts";

/** Measures per minute from one network, which may be a whole school or carrier; one visit in ten is measured. */
export const MAX_MEASURES_PER_MINUTE = 300;
/** Bounds the memory; further networks wait for the next minute. */
const MAX_COUNTED_NETWORKS = 10_000;

let currentMinute = 0;
const countByNetwork = new Map<string, number>();

/**
 * Counts a measure of an IP address and returns whether its network may send it. Counts are in this process's memory,
 * for the current minute only. Behind a proxy without a client IP header, all visitors count as one network.
 */
export function canSendMeasure(address: string): boolean {
  const network = getNetwork(address);
  const thisMinute = Math.floor(now().getTime() / MINUTE_MS);
  if (thisMinute !== currentMinute) countByNetwork.clear();
  currentMinute = thisMinute;
  if (!countByNetwork.has(network) && countByNetwork.size >= MAX_COUNTED_NETWORKS) return false;
  const count = (countByNetwork.get(network) ?? 0) + 1;
  countByNetwork.set(network, count);
  return count <= MAX_MEASURES_PER_MINUTE;
}
