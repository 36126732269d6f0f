/** Places remembered at once: beyond, the one that was slowed longest ago is forgotten. */
const MAX_PLACES = 10_000;

type PaceOptions = {
  /** The time between two tries of one slowed place. */
  gapMs: number;
  /** A try that would wait longer is refused. */
  maxWaitMs: number;
};

type Line = { slowUntilMs: number; nextTurnMs: number };

/**
 * Slows places instead of refusing them: a campus or a mobile carrier stands behind one address, so a refusal would
 * keep everybody there out for what one person does. The tries of a slowed place follow each other at a fixed gap.
 */
export function createPlacePace({ gapMs, maxWaitMs }: PaceOptions) {
  const lines = new Map<string, Line>();

  /** Slows this place until then. True when it was not slowed before. */
  function slow(place: string, untilMs: number): boolean {
    const known = lines.get(place);
    const nextTurnMs = known?.nextTurnMs ?? 0;
    lines.delete(place);
    const [oldest] = lines.keys();
    if (lines.size >= MAX_PLACES && oldest !== undefined) lines.delete(oldest);
    lines.set(place, { slowUntilMs: untilMs, nextTurnMs });
    return known === undefined;
  }

  /** How many milliseconds the next try of this place waits; null when its line is full. */
  function takeTurn(place: string, nowMs: number): number | null {
    const line = lines.get(place);
    if (!line) return 0;
    if (line.slowUntilMs <= nowMs) {
      lines.delete(place);
      return 0;
    }
    const turnMs = Math.max(nowMs, line.nextTurnMs);
    if (turnMs - nowMs > maxWaitMs) return null;
    line.nextTurnMs = turnMs + gapMs;
    return turnMs - nowMs;
  }

  return { slow, takeTurn };
}
