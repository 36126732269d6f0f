import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { endIfExpired, getSessionHash } from "./cookie-session.server.ts";

export type CurrentSession = typeof sessions.$inferSelect;

/** The session of a request, also an idle one; null when there is none. Does not check the idle limit. */
export async function getCurrentSession(headers: Headers): Promise<CurrentSession | null> {
  const token = getSessionHash(headers);
  if (!token) return null;
  const [row] = await db().select().from(sessions).where(eq(sessions.token, token));
  return row && !(await endIfExpired(row)) ? row : null;
}
