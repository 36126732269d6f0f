import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { authAt } from "../auth.server.ts";

export type OwnSession = typeof sessions.$inferSelect;

/** The session in which somebody asks; null when there is none. */
export async function ownSession(headers: Headers): Promise<OwnSession | null> {
  const auth = authAt(config().origin);
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const [row] = await db().select().from(sessions).where(eq(sessions.id, found.session.id));
  return row ?? null;
}
