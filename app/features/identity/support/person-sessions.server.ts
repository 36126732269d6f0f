import { and, eq } from "drizzle-orm";
import { validate } from "uuid";
import { transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { devicesOf, type OpenDevice } from "../account/devices.server.ts";
import type { Actor } from "../actor.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { record } from "../history.server.ts";
import { can } from "../permissions.ts";
import { kindOfPerson } from "./helped-person.server.ts";

/** Where somebody else is signed in, the last seen first; [] for whoever may not end these sessions. */
export async function listSessionsOf(actor: Actor, id: string): Promise<OpenDevice[]> {
  const kind = await helped(actor, id);
  return kind ? devicesOf({ id, kind }) : [];
}

/**
 * Ends one session of somebody else, or all of them, from their next request on. Null when there is none, for
 * one's own (the page of the account does it), and for whoever may not.
 */
export async function endSessionsOf(
  actor: Actor,
  id: string,
  session?: string,
): Promise<{ ok: true; sessions: number } | null> {
  if (!(await helped(actor, id)) || (session !== undefined && !validate(session))) return null;
  return transaction(async (tx) => {
    const one = session === undefined ? undefined : eq(sessions.id, session);
    const ended = await endSessions(tx, and(eq(sessions.userId, id), one));
    if (ended === 0) return null;
    const details = { sessions: ended };
    await record(tx, actor, "sessions.ended", { kind: "person", id }, details);
    return { ok: true, sessions: ended };
  });
}

/** What somebody is, when this actor may end their sessions: the staff by whoever manages the team. */
async function helped(actor: Actor, id: string): Promise<"staff" | "student" | null> {
  if (actor.kind !== "staff" || actor.id === id) return null;
  const kind = await kindOfPerson(id);
  const permission = kind === "staff" ? "manage:people" : "help:people";
  return can(actor, permission) ? kind : null;
}
