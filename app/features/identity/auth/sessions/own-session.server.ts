import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { hashInCookie, isPast } from "./cookie-session.server.ts";

export type OwnSession = typeof sessions.$inferSelect;

/** The session in which somebody asks, however long it rested; null when there is none. */
export async function ownSession(headers: Headers): Promise<OwnSession | null> {
  const token = hashInCookie(headers);
  if (!token) return null;
  const [row] = await db().select().from(sessions).where(eq(sessions.token, token));
  return row && !(await isPast(headers, row)) ? row : null;
}
