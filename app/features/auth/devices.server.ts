import { and, desc, eq, gt, ne } from "drizzle-orm";
import { validate } from "uuid";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "./caller.server.ts";
import { type Device, parseUserAgent } from "./device.ts";
import { getCurrentSession } from "./sessions/current-session.server.ts";
import { endSessions } from "./sessions/end-sessions.server.ts";
import { isSessionExpired } from "./sessions/session-limits.ts";

/** A browser in which the account is signed in. */
export type SignedInDevice = Device & {
  id: string;
  signedInAt: Date;
  seenAt: Date;
  /** Whether it is the device of this request. */
  isCurrent: boolean;
};

/** The devices of the actor: this one first, then the most recently used. Empty for a visitor. */
export async function listDevices(actor: Actor, caller: Caller): Promise<SignedInDevice[]> {
  if (!isSignedIn(actor)) return [];
  const currentSession = await getCurrentSession(caller.headers);
  const devices = await listUserDevices(actor, currentSession?.id);
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

type DeviceOwner = { id: string; kind: "student" | "staff" };

/** The devices of a user, the most recently used first. The caller checks permissions. */
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
      isCurrent: row.id === currentSessionId,
    }));
}

/**
 * Signs out one device of the actor, from its next request on. `device` is null when it was signed out already; null
 * for another user's device or a visitor.
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

/** Signs the actor out on all other devices. Null for a visitor. */
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

/** Ends all sessions of a user but one, and returns their number. */
export function endOtherSessions(
  tx: Database,
  userId: string,
  exceptSessionId: string,
): Promise<number> {
  return endSessions(tx, and(eq(sessions.userId, userId), ne(sessions.id, exceptSessionId)));
}
