/** The number of stored networks. Beyond it, the one slowed longest ago is dropped. */
const MAX_NETWORKS = 10_000;

type ThrottleOptions = {
  /** The time between two tries of a slowed network. */
  gapMs: number;
  /** A try that would wait longer is refused. */
  maxWaitMs: number;
};

type SlowedNetwork = { slowUntilMs: number; nextTurnMs: Map<string, number> };

/**
 * Slows networks instead of refusing them: a campus or a mobile carrier shares one address, so a refusal would lock
 * out everybody for the tries of one client. The tries of a slowed network are spaced by `gapMs`, in each of its
 * queues.
 */
export function createNetworkThrottle({ gapMs, maxWaitMs }: ThrottleOptions) {
  const networks = new Map<string, SlowedNetwork>();

  /** Slows a network until `untilMs`. True when it was not slowed before. */
  function slow(network: string, untilMs: number): boolean {
    const existing = networks.get(network);
    networks.delete(network);
    const [oldest] = networks.keys();
    if (networks.size >= MAX_NETWORKS && oldest !== undefined) networks.delete(oldest);
    networks.set(network, { slowUntilMs: untilMs, nextTurnMs: existing?.nextTurnMs ?? new Map() });
    return existing === undefined;
  }

  function findSlowed(network: string, nowMs: number): SlowedNetwork | undefined {
    const slowed = networks.get(network);
    if (!slowed || slowed.slowUntilMs > nowMs) return slowed;
    networks.delete(network);
    return undefined;
  }

  /**
   * Reserves the next turn of a network and returns its wait in ms, or null when the wait would exceed `maxWaitMs`.
   * @param queue Queues of one network do not delay each other.
   */
  function reserveTurn(network: string, nowMs: number, queue = ""): number | null {
    const slowed = findSlowed(network, nowMs);
    if (!slowed) return 0;
    const turnMs = Math.max(nowMs, slowed.nextTurnMs.get(queue) ?? 0);
    if (turnMs - nowMs > maxWaitMs) return null;
    slowed.nextTurnMs.set(queue, turnMs + gapMs);
    return turnMs - nowMs;
  }

  return {
    slow,
    reserveTurn,
    isSlowed: (network: string, nowMs: number) => findSlowed(network, nowMs) !== undefined,
  };
}
