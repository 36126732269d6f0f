/** Places remembered at once: beyond, the one that was slowed longest ago is forgotten. */
const MAX_PLACES = 10_000;

type PaceOptions = {
  /** The time between two tries of one slowed place. */
  gapMs: number;
  /** A try that would wait longer is refused. */
  maxWaitMs: number;
};

type SlowedPlace = { slowUntilMs: number; nextTurnMs: Map<string, number> };

/**
 * Slows places instead of refusing them: a campus or a mobile carrier stands behind one address, so a refusal would
 * keep everybody there out for what one person does. The tries of a slowed place follow each other at a fixed gap, in one
 * line or in several.
 */
export function createPlacePace({ gapMs, maxWaitMs }: PaceOptions) {
  const places = new Map<string, SlowedPlace>();

  /** Slows this place until then. True when it was not slowed before. */
  function slow(place: string, untilMs: number): boolean {
    const known = places.get(place);
    places.delete(place);
    const [oldest] = places.keys();
    if (places.size >= MAX_PLACES && oldest !== undefined) places.delete(oldest);
    places.set(place, { slowUntilMs: untilMs, nextTurnMs: known?.nextTurnMs ?? new Map() });
    return known === undefined;
  }

  function findSlowed(place: string, nowMs: number): SlowedPlace | undefined {
    const found = places.get(place);
    if (!found || found.slowUntilMs > nowMs) return found;
    places.delete(place);
    return undefined;
  }

  /**
   * How many milliseconds the next try of this place waits; null when its line is full.
   *
   * @param line which line of the place; no line holds up another
   */
  function takeTurn(place: string, nowMs: number, line = ""): number | null {
    const slowed = findSlowed(place, nowMs);
    if (!slowed) return 0;
    const turnMs = Math.max(nowMs, slowed.nextTurnMs.get(line) ?? 0);
    if (turnMs - nowMs > maxWaitMs) return null;
    slowed.nextTurnMs.set(line, turnMs + gapMs);
    return turnMs - nowMs;
  }

  return {
    slow,
    takeTurn,
    isSlowed: (place: string, nowMs: number) => findSlowed(place, nowMs) !== undefined,
  };
}
