import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { cookieSession } from "./cookie-session.server.ts";

export type OwnSession = typeof sessions.$inferSelect;

/** The session in which somebody asks; null when there is none. */
export async function ownSession(headers: Headers): Promise<OwnSession | null> {
  const found = await cookieSession(headers);
  if (!found) return null;
  const [row] = await db().select().from(sessions).where(eq(sessions.id, found.session.id));
  return row ?? null;
}
