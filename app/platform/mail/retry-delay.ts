const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a letter is tried before it is a dead letter. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;

type Backoff = { firstMs: number; maxMs: number };
/** A letter that is put off: the grey lists of mail servers open after some minutes. */
const emailBackoff: Backoff = { firstMs: 2 * MINUTE_MS, maxMs: 4 * HOUR_MS };
/** A mail server that does not answer is asked often: nothing leaves meanwhile. */
const serverBackoff: Backoff = { firstMs: 15_000, maxMs: 5 * MINUTE_MS };

/**
 * Milliseconds to wait after the failed try number `tries` (1, 2, …): twice as long each time, up to the
 * longest, and somewhere in the second half of that, so that what failed together does not come back together.
 * `chance` is between 0 and 1.
 */
function backoffDelayMs(
  { firstMs: first, maxMs: longest }: Backoff,
  tries: number,
  random: number,
): number {
  const delayMs = Math.min(longest, first * 2 ** Math.min(tries - 1, 30));
  return Math.round(delayMs * (0.5 + random / 2));
}

/** When a letter that was put off is tried again, in milliseconds. */
export const emailRetryDelayMs = (tries: number, random: number) =>
  backoffDelayMs(emailBackoff, tries, random);

/** When a mail server that is down is asked again, in milliseconds. */
export const serverRetryDelayMs = (tries: number, random: number) =>
  backoffDelayMs(serverBackoff, tries, random);
