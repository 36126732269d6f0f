import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { getNetwork } from "#app/platform/network.ts";
import type { Caller } from "../../caller.server.ts";
import type { Refused } from "../knock.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { A_MOMENT, unlessAway } from "./away.server.ts";
import { hasWrongPasswordLately } from "./password-tries.server.ts";
import { wrongPasswordsOfPlace } from "./place-limits.server.ts";

/**
 * What one place (networkOf) has in the queue at most, those at work included: a class of forty that signs in together
 * on one address, while half of the queue stays free for everybody else.
 */
const MAX_OF_ONE_PLACE = 40;
/** What one known device has. */
const MAX_OF_ONE_DEVICE = 10;

type Answer = { ok: true } | Refused<string>;

/**
 * Each try asks for connections of the database and for a hash: more at once would keep both from everybody else. Of
 * those that wait, so many that the last still has an answer in time.
 */
const strangers = queue({ atWork: 4, longest: 80, ofOne: MAX_OF_ONE_PLACE });
/** They have places of their own: no rush of strangers keeps anybody out of their own telephone. */
const knownDevices = queue({ atWork: 2, longest: 20, ofOne: MAX_OF_ONE_DEVICE });

/**
 * Lets a try of a password for this account take its turn. A known device is counted by itself, whatever its address.
 * A stranger waits when many wrong passwords came from their place (place-limits.server.ts), those for accounts with a wrong
 * password lately apart from the others, and is refused `too-many` when more wait there than half a minute takes, or one for
 * this account. Both are refused `door-busy` when the queue is full or holds their
 * share already, and `site-busy` when the database is away.
 */
export async function inRush<A extends Answer>(
  caller: Caller,
  account: string,
  work: () => Promise<A>,
): Promise<A | Refused<"too-many" | "door-busy" | "site-busy">> {
  const device = knownDevice(caller, account);
  const refused = device ? null : await waitInPlace(caller, account);
  if (refused) return refused;
  const enter = device ? knownDevices : strangers;
  const answer = await enter(device ?? getNetwork(caller.address), () => unlessAway(work));
  return answer ?? { ok: false, reason: "door-busy", retryAfter: A_MOMENT };
}

/** By the account that is typed, whether it exists or not: the line says nothing of that. */
async function waitInPlace(
  caller: Caller,
  account: string,
): Promise<Refused<"too-many" | "site-busy"> | null> {
  if (!wrongPasswordsOfPlace.isSlowed(caller)) return null;
  const hasWrongTry = await unlessAway(() => hasWrongPasswordLately(account));
  if (typeof hasWrongTry === "object") return hasWrongTry;
  const line = hasWrongTry ? "wrong-try" : "no-wrong-try";
  return wrongPasswordsOfPlace.waitForTurn(caller, { line, account });
}

type QueueOptions = { atWork: number; longest: number; ofOne: number };

/** So many at work and so many that wait, each place or device with its share; null when there is no room. */
function queue({ atWork, longest, ofOne }: QueueOptions) {
  const inTurn = limitConcurrency(atWork);
  const inside = new Map<string, number>();
  return async <A>(place: string, work: () => Promise<A>): Promise<A | null> => {
    const here = inside.get(place) ?? 0;
    if (here >= ofOne || inTurn.waiting() >= longest) return null;
    inside.set(place, here + 1);
    try {
      return await inTurn(work);
    } finally {
      const rest = (inside.get(place) ?? 1) - 1;
      if (rest > 0) inside.set(place, rest);
      else inside.delete(place);
    }
  };
}
