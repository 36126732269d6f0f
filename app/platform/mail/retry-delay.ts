import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";

/** How long an email is retried before it is marked dead. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;

type Backoff = { firstMs: number; maxMs: number };
/** For a deferred email: the greylisting of mail servers ends after some minutes. */
const emailBackoff: Backoff = { firstMs: 2 * MINUTE_MS, maxMs: 4 * HOUR_MS };
/** A mail server that is down is contacted often, because no email can be sent meanwhile. */
const serverBackoff: Backoff = { firstMs: 15_000, maxMs: 5 * MINUTE_MS };

/**
 * Milliseconds to wait after failed try number `tries` (1, 2, …): exponential backoff up to a maximum, then a random
 * point in its second half, so that what failed together is not retried together. `random` is from 0 to 1.
 */
function backoffDelayMs({ firstMs, maxMs }: Backoff, tries: number, random: number): number {
  const delayMs = Math.min(maxMs, firstMs * 2 ** Math.min(tries - 1, 30));
  return Math.round(delayMs * (0.5 + random / 2));
}

/** Milliseconds until a deferred email is retried. */
export const emailRetryDelayMs = (tries: number, random: number) =>
  backoffDelayMs(emailBackoff, tries, random);

/** Milliseconds until a mail server that is down is contacted again. */
export const serverRetryDelayMs = (tries: number, random: number) =>
  backoffDelayMs(serverBackoff, tries, random);
