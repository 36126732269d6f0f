import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog, keyedHash } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../../caller.server.ts";
import { type AuthRefusal, tooManyRefusal } from "../call-auth-handler.server.ts";
import { createNetworkThrottle } from "./network-throttle.ts";
import { countAttempt } from "./rate-limit.server.ts";

/** Shorter than what proxies wait for an answer. */
const MAX_WAIT_MS = 30_000;

/** The figures are argued in docs/decisions/0055-request-limits.md. */
const WINDOW_SECONDS = 600;

export type NetworkLimit = ReturnType<typeof createNetworkLimit>;

/** Wrong passwords typed by browsers that no account knows: a hundred in ten minutes, then one try a second a line. */
export const wrongPasswordNetworkLimit = createNetworkLimit("place-password", {
  maxAttempts: 100,
  gapMs: 1_000,
});

/** Accounts begun: each sends an email. */
export const signUpNetworkLimit = createNetworkLimit("place-sign-up", {
  maxAttempts: 120,
  gapMs: 3_000,
});

/** Links to choose a password: each sends an email to the owner of an account, one a minute at most. */
export const passwordResetNetworkLimit = createNetworkLimit("place-reset", {
  maxAttempts: 60,
  gapMs: 3_000,
});

/** Addresses given by people whose provider gave none: each sends an email. */
export const signUpLinkNetworkLimit = createNetworkLimit("place-address", {
  maxAttempts: 60,
  gapMs: 3_000,
});

/**
 * In which line of a place a try waits, and for which account: each account has one waiting try in a place, so that the
 * tries of one do not fill the line of the others.
 */
type QueueTurn = { queue: "no-wrong-try" | "wrong-try"; account: string };

function createNetworkLimit(
  name: string,
  { maxAttempts, gapMs }: { maxAttempts: number; gapMs: number },
) {
  const throttle = createNetworkThrottle({ gapMs, maxWaitMs: MAX_WAIT_MS });
  /** When the turn of each account that waits comes, by place and account. */
  const turnMsByWaiter = new Map<string, number>();
  return {
    /** Whether tries of the caller's place wait for their turn now. */
    isSlowed: ({ address }: Caller) => throttle.isSlowed(getNetwork(address), now().getTime()),
    /**
     * Waits for the turn of the caller's place: at once while the place is within its limit. Refuses `too-many` when
     * more tries of this line wait already than half a minute takes, or one of the same account.
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
      const waitMs = throttle.takeTurn(network, nowMs, turn?.queue);
      if (waitMs === null) return tooManyRefusal(MAX_WAIT_MS / 1000);
      if (waitMs === 0) return null;
      if (waiter) turnMsByWaiter.set(waiter, nowMs + waitMs);
      await new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
      if (waiter) turnMsByWaiter.delete(waiter);
      return null;
    },
    /** Counts one; a place over its limit is slowed until the end of the window. Called once the answer is known. */
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
