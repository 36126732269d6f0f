import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { campusesOf } from "#app/features/identity/permissions.ts";
import { threads } from "#app/platform/db/schema/messaging.ts";
import type { GuestActor } from "./guest/guest.ts";
import type { Side } from "./message.ts";

/** On which side of a conversation the actor stands. */
export function getSide(actor: Actor): Exclude<Side, "guest">;
export function getSide(actor: Actor | GuestActor): Side;
export function getSide(actor: Actor | GuestActor): Side {
  if (actor.kind === "guest") return "guest";
  return actor.kind === "staff" ? "school" : "person";
}

/**
 * The threads an actor may see, as a condition: a person their own; an officer who may write messages
 * those of their campus, or all; nobody else any. What it leaves out answers as if it did not exist.
 */
export function threadsVisibleTo(actor: Actor): SQL {
  if (actor.kind === "student") return eq(threads.personId, actor.id);
  const campuses = campusesOf(actor, "write:message");
  if (campuses === null) return sql`true`;
  return campuses.length > 0 ? inArray(threads.campus, campuses) : sql`false`;
}

/** A message about an application belongs to the history of that application. */
export function getHistorySubject({
  id,
  applicationId,
}: {
  id: string;
  applicationId: string | null;
}) {
  return applicationId ? { kind: "application", id: applicationId } : { kind: "thread", id };
}

/** Can this text be an identifier at all? Anything else never reaches the database. */
export function isUuid(text: string): boolean {
  return validate(text);
}
