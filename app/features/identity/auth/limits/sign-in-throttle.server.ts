import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { getNetwork } from "#app/platform/network.ts";
import type { Caller } from "../../caller.server.ts";
import type { AuthRefusal } from "../call-auth-handler.server.ts";
import { getTrustedDevice } from "../sessions/trusted-device.server.ts";
import { wrongPasswordNetworkLimit } from "./network-limits.server.ts";
import { hasRecentWrongPassword } from "./password-attempts.server.ts";
import { BUSY_RETRY_SECONDS, refuseWhenUnavailable } from "./refuse-when-unavailable.server.ts";

/**
 * What one place (networkOf) has in the queue at most, those at work included: a class of forty that signs in together
 * on one address, while half of the queue stays free for everybody else.
 */
const MAX_PER_NETWORK = 40;
/** What one known device has. */
const MAX_PER_DEVICE = 10;

type SignInOutcome = { ok: true } | AuthRefusal<string>;

/**
 * Each try asks for connections of the database and for a hash: more at once would keep both from everybody else. Of
 * those that wait, so many that the last still has an answer in time.
 */
const unknownDeviceQueue = createQueue({
  maxRunning: 4,
  maxWaiting: 80,
  maxPerKey: MAX_PER_NETWORK,
});
/** They have places of their own: no rush of strangers keeps anybody out of their own telephone. */
const trustedDeviceQueue = createQueue({
  maxRunning: 2,
  maxWaiting: 20,
  maxPerKey: MAX_PER_DEVICE,
});

/**
 * Lets a try of a password for this account take its turn. A known device is counted by itself, whatever its address.
 * A stranger waits when many wrong passwords came from their place (network-limits.server.ts), those for accounts with a wrong
 * password lately apart from the others, and is refused `too-many` when more wait there than half a minute takes, or one for
 * this account. Both are refused `door-busy` when the queue is full or holds their
 * share already, and `site-busy` when the database is away.
 */
export async function throttleSignIn<T extends SignInOutcome>(
  caller: Caller,
  account: string,
  run: () => Promise<T>,
): Promise<T | AuthRefusal<"too-many" | "door-busy" | "site-busy">> {
  const device = getTrustedDevice(caller, account);
  const refusal = device ? null : await waitForNetworkTurn(caller, account);
  if (refusal) return refusal;
  const runQueued = device ? trustedDeviceQueue : unknownDeviceQueue;
  const result = await runQueued(device ?? getNetwork(caller.address), () =>
    refuseWhenUnavailable(run),
  );
  return result ?? { ok: false, reason: "door-busy", retryAfter: BUSY_RETRY_SECONDS };
}

/** By the account that is typed, whether it exists or not: the line says nothing of that. */
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

/** So many at work and so many that wait, each place or device with its share; null when there is no room. */
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
