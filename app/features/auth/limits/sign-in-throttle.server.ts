import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { getNetwork } from "#app/platform/network.ts";
import type { Caller } from "../caller.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { getTrustedDevice } from "../sessions/trusted-device.server.ts";
import { wrongPasswordNetworkLimit } from "./network-limits.server.ts";
import { hasRecentWrongPassword } from "./password-attempts.server.ts";
import { BUSY_RETRY_SECONDS, refuseWhenUnavailable } from "./refuse-when-unavailable.server.ts";

/**
 * The share of one network (`getNetwork`) in the queue, running tries included: a class of forty can sign in
 * together, and half of the queue stays free for others.
 */
const MAX_PER_NETWORK = 40;
/** The share of one trusted device. */
const MAX_PER_DEVICE = 10;

type SignInOutcome = { ok: true } | AuthRefusal<string>;

/**
 * Each try needs database connections and a hash, so few run at once. The queue is short enough for the last try to
 * get its answer in time.
 */
const unknownDeviceQueue = createQueue({
  maxRunning: 4,
  maxWaiting: 80,
  maxPerKey: MAX_PER_NETWORK,
});
/** Trusted devices have their own queue, so that a flood of strangers does not lock users out of their own phone. */
const trustedDeviceQueue = createQueue({
  maxRunning: 2,
  maxWaiting: 20,
  maxPerKey: MAX_PER_DEVICE,
});

/**
 * Queues a password try for an account. A trusted device has its own queue; other tries wait when their network sent
 * many wrong passwords (network-limits.server.ts). Refuses with `too-many` when that wait would exceed 30 seconds or
 * the account already waits, `sign-in-busy` when the queue or the share is full, `site-busy` when the database is
 * unavailable.
 */
export async function throttleSignIn<T extends SignInOutcome>(
  caller: Caller,
  account: string,
  run: () => Promise<T>,
): Promise<T | AuthRefusal<"too-many" | "sign-in-busy" | "site-busy">> {
  const device = getTrustedDevice(caller, account);
  const refusal = device ? null : await waitForNetworkTurn(caller, account);
  if (refusal) return refusal;
  const runQueued = device ? trustedDeviceQueue : unknownDeviceQueue;
  const result = await runQueued(device ?? getNetwork(caller.address), () =>
    refuseWhenUnavailable(run),
  );
  return result ?? { ok: false, reason: "sign-in-busy", retryAfterSeconds: BUSY_RETRY_SECONDS };
}

/** Uses the typed account whether it exists or not, so that the queue reveals nothing. */
async function waitForNetworkTurn(
  caller: Caller,
  account: string,
): Promise<AuthRefusal<"too-many" | "site-busy"> | null> {
  if (!wrongPasswordNetworkLimit.isSlowed(caller)) return null;
  const hasWrongTry = await refuseWhenUnavailable(() => hasRecentWrongPassword(account));
  if (typeof hasWrongTry === "object") return hasWrongTry;
  const queue = hasWrongTry ? "wrong-try" : "no-wrong-try";
  return wrongPasswordNetworkLimit.waitForTurn(caller, { queue, account });
}

type QueueOptions = { maxRunning: number; maxWaiting: number; maxPerKey: number };

/** A queue with a maximum of running and waiting calls, and a share per key. Returns null when it is full. */
function createQueue({ maxRunning, maxWaiting, maxPerKey }: QueueOptions) {
  const runLimited = limitConcurrency(maxRunning);
  const countByKey = new Map<string, number>();
  return async <T>(key: string, run: () => Promise<T>): Promise<T | null> => {
    const keyCount = countByKey.get(key) ?? 0;
    if (keyCount >= maxPerKey || runLimited.waiting() >= maxWaiting) return null;
    countByKey.set(key, keyCount + 1);
    try {
      return await runLimited(run);
    } finally {
      const remaining = (countByKey.get(key) ?? 1) - 1;
      if (remaining > 0) countByKey.set(key, remaining);
      else countByKey.delete(key);
    }
  };
}
