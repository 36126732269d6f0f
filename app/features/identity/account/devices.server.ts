import { and, desc, eq, gt, ne } from "drizzle-orm";
import { validate } from "uuid";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import { isSessionOver } from "../auth/sessions/session-limits.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { type Device, deviceOf } from "./device.ts";

/** A browser in which this account is open. */
export type OpenDevice = Device & {
  id: string;
  signedInAt: Date;
  seenAt: Date;
  /** The one that asks. */
  own: boolean;
};

/** Where the actor is signed in, this device first, then the last seen; nothing for a visitor. */
export async function listDevices(actor: Actor, caller: Caller): Promise<OpenDevice[]> {
  if (!isSignedIn(actor)) return [];
  const own = await ownSession(caller.headers);
  const devices = await devicesOf(actor, own?.id);
  return devices.toSorted((a, b) => Number(b.own) - Number(a.own));
}

type Whose = { id: string; kind: "student" | "staff" };

/** Where a person is signed in, the last seen first. Whoever calls has asked the policy. */
export async function devicesOf({ id, kind }: Whose, own?: string): Promise<OpenDevice[]> {
  const at = now();
  const rows = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .filter(
      ({ createdAt, updatedAt }) => !isSessionOver(kind, { createdAt, usedAt: updatedAt }, at),
    )
    .map((row) => ({
      ...deviceOf(row.userAgent),
      id: row.id,
      signedInAt: row.createdAt,
      seenAt: row.updatedAt,
      own: row.id === own,
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
    await record(tx, actor, "device.signed-out", { kind: "person", id: actor.id });
    return { ok: true, device: deviceOf(session.userAgent) };
  });
}

/** Signs the actor out everywhere but here. Null for a visitor. */
export async function signOutOthers(actor: Actor, caller: Caller): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  const own = await ownSession(caller.headers);
  if (!own) return null;
  await transaction(async (tx) => {
    const devices = await endOthers(tx, actor.id, own.id);
    if (devices > 0)
      await record(tx, actor, "devices.signed-out", { kind: "person", id: actor.id }, { devices });
  });
  return { ok: true };
}

/** Ends the sessions of a person, but one; tells how many there were. */
export function endOthers(tx: Database, userId: string, kept: string): Promise<number> {
  return endSessions(tx, and(eq(sessions.userId, userId), ne(sessions.id, kept)));
}
