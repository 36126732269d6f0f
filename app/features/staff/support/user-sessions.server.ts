import { and, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { listUserDevices, type SignedInDevice } from "#app/features/auth/devices.server.ts";
import { endSessions } from "#app/features/auth/sessions/end-sessions.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { getUserKind } from "./candidate-account.server.ts";

/** The sessions of another user, the most recently used first; [] without permission. */
export async function listUserSessions(actor: Actor, id: string): Promise<SignedInDevice[]> {
  const kind = await getManagedUserKind(actor, id);
  return kind ? listUserDevices({ id, kind }) : [];
}

/**
 * Ends one or all sessions of another user, from their next request on. Null when there is none, for the actor's own
 * sessions, and without permission.
 */
export async function endUserSessions(
  actor: Actor,
  id: string,
  sessionId?: string,
): Promise<{ ok: true; sessions: number } | null> {
  if (!(await getManagedUserKind(actor, id)) || (sessionId !== undefined && !validate(sessionId)))
    return null;
  return transaction(async (tx) => {
    const isThisSession = sessionId === undefined ? undefined : eq(sessions.id, sessionId);
    const endedCount = await endSessions(tx, and(eq(sessions.userId, id), isThisSession));
    if (endedCount === 0) return null;
    const details = { sessions: endedCount };
    await recordHistory(tx, actor, "sessions.ended", { kind: "person", id }, details);
    return { ok: true, sessions: endedCount };
  });
}

/**
 * The kind of a user whose sessions the actor may end: staff need `manage:people`, candidates `help:people`. Else
 * null.
 */
async function getManagedUserKind(actor: Actor, id: string): Promise<"staff" | "student" | null> {
  if (actor.kind !== "staff" || actor.id === id) return null;
  const kind = await getUserKind(id);
  const permission = kind === "staff" ? "manage:people" : "help:people";
  return can(actor, permission) ? kind : null;
}
