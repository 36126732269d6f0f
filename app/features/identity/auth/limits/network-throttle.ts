/** Places remembered at once: beyond, the one that was slowed longest ago is forgotten. */
const MAX_NETWORKS = 10_000;

type ThrottleOptions = {
  /** The time between two tries of one slowed place. */
  gapMs: number;
  /** A try that would wait longer is refused. */
  maxWaitMs: number;
};

type SlowedNetwork = { slowUntilMs: number; nextTurnMs: Map<string, number> };

/**
 * Slows places instead of refusing them: a campus or a mobile carrier stands behind one address, so a refusal would
 * keep everybody there out for what one person does. The tries of a slowed place follow each other at a fixed gap, in one
 * line or in several.
 */
export function createNetworkThrottle({ gapMs, maxWaitMs }: ThrottleOptions) {
  const networks = new Map<string, SlowedNetwork>();

  /** Slows this place until then. True when it was not slowed before. */
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
   * How many milliseconds the next try of this place waits; null when its line is full.
   *
   * @param queue which line of the place; no line holds up another
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
    takeTurn: reserveTurn,
    isSlowed: (network: string, nowMs: number) => findSlowed(network, nowMs) !== undefined,
  };
}
