import { and, desc, eq, gt, ne } from "drizzle-orm";
import { validate } from "uuid";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { getCurrentSession } from "../auth/sessions/current-session.server.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { isSessionExpired } from "../auth/sessions/session-limits.ts";
import type { Caller } from "../caller.server.ts";
import { recordHistory } from "../record-history.server.ts";
import { type Device, parseUserAgent } from "./device.ts";

/** A browser in which this account is open. */
export type SignedInDevice = Device & {
  id: string;
  signedInAt: Date;
  seenAt: Date;
  /** The one that asks. */
  own: boolean;
};

/** Where the actor is signed in, this device first, then the last seen; nothing for a visitor. */
export async function listDevices(actor: Actor, caller: Caller): Promise<SignedInDevice[]> {
  if (!isSignedIn(actor)) return [];
  const currentSession = await getCurrentSession(caller.headers);
  const devices = await listUserDevices(actor, currentSession?.id);
  return devices.toSorted((a, b) => Number(b.own) - Number(a.own));
}

type DeviceOwner = { id: string; kind: "student" | "staff" };

/** Where a person is signed in, the last seen first. Whoever calls has asked the policy. */
export async function listUserDevices(
  { id, kind }: DeviceOwner,
  currentSessionId?: string,
): Promise<SignedInDevice[]> {
  const checkedAt = now();
  const rows = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, checkedAt)))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .filter(
      ({ createdAt, updatedAt }) =>
        !isSessionExpired(kind, { createdAt, usedAt: updatedAt }, checkedAt),
    )
    .map((row) => ({
      ...parseUserAgent(row.userAgent),
      id: row.id,
      signedInAt: row.createdAt,
      seenAt: row.updatedAt,
      own: row.id === currentSessionId,
    }));
}

/**
 * Signs one of the actor's devices out, from its next request on, and tells which. One that is signed out already, as
 * by the first of two taps, is done: `device` is null. Null for somebody else's.
 */
export async function signOutDevice(
  actor: Actor,
  id: string,
): Promise<{ ok: true; device: Device | null } | null> {
  if (!isSignedIn(actor) || !validate(id)) return null;
  return transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id));
    if (session && session.userId !== actor.id) return null;
    if (!session || (await endSessions(tx, eq(sessions.id, id))) === 0)
      return { ok: true, device: null };
    await recordHistory(tx, actor, "device.signed-out", { kind: "person", id: actor.id });
    return { ok: true, device: parseUserAgent(session.userAgent) };
  });
}

/** Signs the actor out everywhere but here. Null for a visitor. */
export async function signOutOtherDevices(
  actor: Actor,
  caller: Caller,
): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  const currentSession = await getCurrentSession(caller.headers);
  if (!currentSession) return null;
  await transaction(async (tx) => {
    const devices = await endOtherSessions(tx, actor.id, currentSession.id);
    if (devices > 0)
      await recordHistory(
        tx,
        actor,
        "devices.signed-out",
        { kind: "person", id: actor.id },
        { devices },
      );
  });
  return { ok: true };
}

/** Ends the sessions of a person, but one; tells how many there were. */
export function endOtherSessions(
  tx: Database,
  userId: string,
  keptSessionId: string,
): Promise<number> {
  return endSessions(tx, and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
}
