import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users, verifications } from "#app/platform/db/schema/identity.ts";
import { sha256 } from "#app/platform/sha256.server.ts";

const LINK_LIFETIME_MS = HOUR_MS;

export type ResetOwner = { id: string; email: string; names: string[] };

/** The user whose password this link can still change, or null. */
export function findResetOwner(token: string): Promise<ResetOwner | null> {
  return findOwner(getTokenKey(token), sql`${users.id}::text`);
}

async function findOwner(identifier: string, value: SQL): Promise<ResetOwner | null> {
  const [row] = await db()
    .select({
      id: users.id,
      email: users.email,
      ...{ first: users.firstName, last: users.lastName, name: users.name },
    })
    .from(verifications)
    .innerJoin(users, eq(value, verifications.value))
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now())));
  if (!row) return null;
  const { id, email, first, last, name } = row;
  return { id, email, names: [first, last, name, email] };
}

/**
 * Creates the token of a reset link for a user who has just proved to own the address. Earlier links stop working.
 */
export async function createResetToken(userId: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now().getTime() + LINK_LIFETIME_MS);
  await transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx
      .insert(verifications)
      .values({ identifier: getTokenKey(token), value: userId, expiresAt });
  });
  return token;
}

/** How long a repeated submission of the reset form gets the success answer again. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;
/** A first request needs some of this time, from the moment its link is used until its password is set. */
const RESET_TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/** Records that a request is about to use this link. */
export async function markResetStarted(token: string, { id }: ResetOwner): Promise<void> {
  const expiresAt = new Date(now().getTime() + REPEAT_WINDOW_MS);
  const identifier = getRepeatKey(token);
  await db()
    .insert(verifications)
    .values({ identifier, value: `reset-begun ${id}`, expiresAt });
}

/** Records that this link has set the password of its owner. */
export async function markResetDone(token: string, { id }: ResetOwner): Promise<void> {
  await db()
    .update(verifications)
    .set({ value: `reset-done ${id}` })
    .where(eq(verifications.identifier, getRepeatKey(token)));
}

/**
 * The user whose password this link has just set, or null. Waits up to three seconds for a request of any process
 * that is setting it.
 */
export async function findCompletedReset(token: string): Promise<ResetOwner | null> {
  const key = getRepeatKey(token);
  for (let waitedMs = 0; waitedMs < RESET_TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    const owner = await findOwner(key, sql`'reset-done ' || ${users.id}`);
    if (owner || !(await findOwner(key, sql`'reset-begun ' || ${users.id}`))) return owner;
    await setTimeout(POLL_INTERVAL_MS);
  }
  return null;
}

const getRepeatKey = (token: string) => sha256(`reset-repeat:${token}`, "base64url");

/**
 * The hash under which the library stores a token (`verification.storeIdentifier`), so that a copy of the table opens
 * nothing.
 */
function getTokenKey(token: string): string {
  return sha256(`reset-password:${token}`, "base64url");
}
