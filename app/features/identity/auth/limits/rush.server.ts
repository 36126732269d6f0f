import { atMost } from "#app/platform/at-most.ts";
import { now } from "#app/platform/clock.ts";
import { networkOf } from "#app/platform/network.ts";
import type { Caller } from "../../caller.server.ts";
import { type Refused, tooMany } from "../knock.server.ts";
import { knownDevice } from "../sessions/known-device.server.ts";
import { A_MOMENT, unlessAway } from "./away.server.ts";

/** What one place (an address, or the /64 of an IPv6 one) has in a queue at most, those at work included. */
const OF_ONE_PLACE = 10;
const MOST_REMEMBERED = 10_000;

type Answer = { ok: true } | Refused<string>;

/**
 * Each try asks for connections of the database and for a hash: more at once would keep both from everybody else. Of
 * those that wait, so many that the last still has an answer in time (quality page, R-20).
 */
const strangers = queue({ atWork: 4, longest: 50 });
/** They have places of their own: no rush of strangers keeps anybody out of their own telephone. */
const knownDevices = queue({ atWork: 2, longest: 20 });

/** Until when the library refuses a place: so long, it is not let into a queue to hear so again. */
const overTheirLimit = new Map<string, number>();

/**
 * Lets a try of a password for this account take its turn. It is refused before it waits when its place is
 * over its limit (`too-many`), has its share of the queue already, or when the queue is full (`door-busy`);
 * at its turn, when the database is away (`site-busy`).
 */
export async function inRush<A extends Answer>(
  caller: Caller,
  account: string,
  work: () => Promise<A>,
): Promise<A | Refused<"too-many" | "door-busy" | "site-busy">> {
  const place = networkOf(caller.address);
  const left = secondsLeft(place);
  if (left > 0) return tooMany(left);
  const enter = knownDevice(caller, account) ? knownDevices : strangers;
  const answer = await enter(place, () => unlessAway(work));
  return answer ?? { ok: false, reason: "door-busy", retryAfter: A_MOMENT };
}

/** Remembers that this place is over its limit for so many seconds. */
export function refusePlace({ address }: Caller, seconds: number): void {
  if (overTheirLimit.size >= MOST_REMEMBERED) overTheirLimit.clear();
  overTheirLimit.set(networkOf(address), now().getTime() + seconds * 1000);
}

function secondsLeft(place: string): number {
  const left = Math.ceil(((overTheirLimit.get(place) ?? 0) - now().getTime()) / 1000);
  if (left <= 0) overTheirLimit.delete(place);
  return left;
}

/** So many at work and so many that wait, each place with its share; null to who finds no room. */
function queue({ atWork, longest }: { atWork: number; longest: number }) {
  const inTurn = atMost(atWork);
  const inside = new Map<string, number>();
  return async <A>(place: string, work: () => Promise<A>): Promise<A | null> => {
    const here = inside.get(place) ?? 0;
    if (here >= OF_ONE_PLACE || inTurn.waiting() >= longest) return null;
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
