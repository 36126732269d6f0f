import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog, keyedHash } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../caller.server.ts";
import { type AuthRefusal, tooManyRefusal } from "../library/call-auth-handler.server.ts";
import { createNetworkThrottle } from "./network-throttle.ts";
import { countAttempt } from "./rate-limit.server.ts";

/** Shorter than the time for which proxies wait for a response. */
const MAX_WAIT_MS = 30_000;

/** The numbers are justified in docs/decisions/0055-request-limits.md. */
const WINDOW_SECONDS = 600;

export type NetworkLimit = ReturnType<typeof createNetworkLimit>;

/** Wrong passwords from unknown devices: after a hundred in ten minutes, one try a second per queue. */
export const wrongPasswordNetworkLimit = createNetworkLimit("place-password", {
  maxAttempts: 100,
  gapMs: 1_000,
});

/** Sign-ups: each sends an email. */
export const signUpNetworkLimit = createNetworkLimit("place-sign-up", {
  maxAttempts: 120,
  gapMs: 3_000,
});

/** Password resets: each sends an email to the owner of an account, at most one a minute. */
export const passwordResetNetworkLimit = createNetworkLimit("place-reset", {
  maxAttempts: 60,
  gapMs: 3_000,
});

/** Addresses entered by users whose provider gave none: each sends an email. */
export const signUpLinkNetworkLimit = createNetworkLimit("place-address", {
  maxAttempts: 60,
  gapMs: 3_000,
});

/**
 * The queue of a network in which a try waits, and its account. Each account has at most one waiting try per network,
 * so that tries on one account do not fill the queue of the others.
 */
type QueueTurn = { queue: "no-wrong-try" | "wrong-try"; account: string };

function createNetworkLimit(
  name: string,
  { maxAttempts, gapMs }: { maxAttempts: number; gapMs: number },
) {
  const throttle = createNetworkThrottle({ gapMs, maxWaitMs: MAX_WAIT_MS });
  /** The turn of each waiting account, by network and account. */
  const turnMsByWaiter = new Map<string, number>();
  return {
    /** Whether tries from the caller's network currently have to wait. */
    isSlowed: ({ address }: Caller) => throttle.isSlowed(getNetwork(address), now().getTime()),
    /**
     * Waits for the turn of the caller's network; returns at once below the limit. Refuses with `too-many` when the
     * wait would exceed 30 seconds or a try of the same account already waits.
     */
    async waitForTurn(
      { address }: Caller,
      turn?: QueueTurn,
    ): Promise<AuthRefusal<"too-many"> | null> {
      const network = getNetwork(address);
      const nowMs = now().getTime();
      const waiter = turn && `${network} ${turn.account}`;
      const ownTurnMs = waiter && turnMsByWaiter.get(waiter);
      if (ownTurnMs) return tooManyRefusal(Math.max(1, Math.ceil((ownTurnMs - nowMs) / 1000)));
      const waitMs = throttle.reserveTurn(network, nowMs, turn?.queue);
      if (waitMs === null) return tooManyRefusal(MAX_WAIT_MS / 1000);
      if (waitMs === 0) return null;
      if (waiter) turnMsByWaiter.set(waiter, nowMs + waitMs);
      await new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
      if (waiter) turnMsByWaiter.delete(waiter);
      return null;
    },
    /** Counts one try, after its answer is known. A network over its limit is slowed until the window ends. */
    async count({ address }: Caller): Promise<void> {
      const network = getNetwork(address);
      const limit = { name, maxAttempts: maxAttempts - 1, windowSeconds: WINDOW_SECONDS };
      const secondsLeft = await countAttempt(limit, keyedHash("place", network));
      if (secondsLeft === 0) return;
      const isNew = throttle.slow(network, now().getTime() + secondsLeft * 1000);
      if (isNew) log().warn({ limit: name, place: hashForLog(network) }, "place slowed");
    },
  };
}
