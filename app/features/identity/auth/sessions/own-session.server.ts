import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { isPast, ofCookie } from "./cookie-session.server.ts";

export type OwnSession = typeof sessions.$inferSelect;

/** The session in which somebody asks, however long it rested; null when there is none. */
export async function ownSession(headers: Headers): Promise<OwnSession | null> {
  const own = ofCookie(headers);
  const [row] = own ? await db().select().from(sessions).where(own) : [];
  return row && !(await isPast(headers, row)) ? row : null;
}
