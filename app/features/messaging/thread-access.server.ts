import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { getPermittedCampuses } from "#app/features/access/permissions.ts";
import { threads } from "#app/platform/db/schema/messaging.ts";
import type { GuestActor } from "./guest/guest.ts";
import type { Side } from "./message.ts";

/** The side of the actor in a thread. */
export function getSide(actor: Actor): Exclude<Side, "guest">;
export function getSide(actor: Actor | GuestActor): Side;
export function getSide(actor: Actor | GuestActor): Side {
  if (actor.kind === "guest") return "guest";
  return actor.kind === "staff" ? "school" : "person";
}

/**
 * SQL condition for the threads that an actor may see: a candidate's own, or those of the campuses where staff may
 * `write:message`. Other threads must answer as if they did not exist.
 */
export function threadsVisibleTo(actor: Actor): SQL {
  if (actor.kind === "student") return eq(threads.personId, actor.id);
  const campuses = getPermittedCampuses(actor, "write:message");
  if (campuses === null) return sql`true`;
  return campuses.length > 0 ? inArray(threads.campus, campuses) : sql`false`;
}

/** A message about an application is recorded in the history of that application. */
export function getHistorySubject({
  id,
  applicationId,
}: {
  id: string;
  applicationId: string | null;
}) {
  return applicationId ? { kind: "application", id: applicationId } : { kind: "thread", id };
}

/** Rejects other text before it reaches the database, which would throw. */
export function isUuid(text: string): boolean {
  return validate(text);
}
