import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog, keyedHash } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../../caller.server.ts";
import { type Refused, tooMany } from "../knock.server.ts";
import { countTry } from "./limit.server.ts";
import { createPlacePace } from "./place-pace.ts";

/** Shorter than what proxies wait for an answer. */
const MAX_WAIT_MS = 30_000;

/** The figures are argued in docs/decisions/0055-request-limits.md. */
const WINDOW_SECONDS = 600;

export type PlaceLimit = ReturnType<typeof limitPlace>;

/** Wrong passwords typed by browsers that no account knows: a hundred in ten minutes, then one try a second a line. */
export const wrongPasswordsOfPlace = limitPlace("place-password", { times: 100, gapMs: 1_000 });

/** Accounts begun: each sends an email. */
export const signUpsOfPlace = limitPlace("place-sign-up", { times: 120, gapMs: 3_000 });

/** Links to choose a password: each sends an email to the owner of an account, one a minute at most. */
export const resetsOfPlace = limitPlace("place-reset", { times: 60, gapMs: 3_000 });

/** Addresses given by people whose provider gave none: each sends an email. */
export const addressesOfPlace = limitPlace("place-address", { times: 60, gapMs: 3_000 });

/**
 * In which line of a place a try waits, and for which account: each account has one waiting try in a place, so that the
 * tries of one do not fill the line of the others.
 */
type Turn = { line: "no-wrong-try" | "wrong-try"; account: string };

function limitPlace(name: string, { times, gapMs }: { times: number; gapMs: number }) {
  const pace = createPlacePace({ gapMs, maxWaitMs: MAX_WAIT_MS });
  /** When the turn of each account that waits comes, by place and account. */
  const waiting = new Map<string, number>();
  return {
    /** Whether tries of the caller's place wait for their turn now. */
    isSlowed: ({ address }: Caller) => pace.isSlowed(getNetwork(address), now().getTime()),
    /**
     * Waits for the turn of the caller's place: at once while the place is within its limit. Refuses `too-many` when
     * more tries of this line wait already than half a minute takes, or one of the same account.
     */
    async waitForTurn({ address }: Caller, turn?: Turn): Promise<Refused<"too-many"> | null> {
      const place = getNetwork(address);
      const nowMs = now().getTime();
      const waiter = turn && `${place} ${turn.account}`;
      const ownTurnMs = waiter && waiting.get(waiter);
      if (ownTurnMs) return tooMany(Math.max(1, Math.ceil((ownTurnMs - nowMs) / 1000)));
      const waitMs = pace.takeTurn(place, nowMs, turn?.line);
      if (waitMs === null) return tooMany(MAX_WAIT_MS / 1000);
      if (waitMs === 0) return null;
      if (waiter) waiting.set(waiter, nowMs + waitMs);
      await new Promise<void>((done) => setTimeout(done, waitMs).unref());
      if (waiter) waiting.delete(waiter);
      return null;
    },
    /** Counts one; a place over its limit is slowed until the end of the window. Called once the answer is known. */
    async count({ address }: Caller): Promise<void> {
      const place = getNetwork(address);
      const limit = { name, times: times - 1, seconds: WINDOW_SECONDS };
      const secondsLeft = await countTry(limit, keyedHash("place", place));
      if (secondsLeft === 0) return;
      const isNew = pace.slow(place, now().getTime() + secondsLeft * 1000);
      if (isNew) log().warn({ limit: name, place: hashForLog(place) }, "place slowed");
    },
  };
}
