import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import { type Actor, visitor } from "./actor.ts";
import { isMarkOld, isOver } from "./auth/session-limits.ts";
import { authAt, COOKIE_PREFIX } from "./auth.server.ts";

/**
 * Who is asking, by the session cookie. A visitor when there is none, when it was revoked, when it
 * rested or lasted too long, and when the member of the staff is suspended.
 */
export async function actorOf(headers: Headers): Promise<Actor> {
  if (!headers.get("cookie")?.includes(`${COOKIE_PREFIX}.session_token=`)) return visitor;
  const auth = authAt(config().origin);
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return visitor;
  const { id, createdAt, updatedAt } = found.session;
  const session = { createdAt, usedAt: updatedAt };
  const person = await personOf(found.user.id);
  if (!person || isOver(person.kind, session, now())) return visitor;
  if (isMarkOld(session, now()))
    await db().update(sessions).set({ updatedAt: now() }).where(eq(sessions.id, id));
  return person;
}

async function personOf(id: string): Promise<Exclude<Actor, { kind: "visitor" }> | null> {
  const [row] = await db()
    .select({ user: users, staff })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, id));
  if (!row || row.staff?.suspendedAt) return null;
  const { name, email, locale } = row.user;
  const known = { id, name, email, locale };
  if (!row.staff) return { kind: "student", ...known };
  return { kind: "staff", ...known, role: row.staff.role, campus: row.staff.campus };
}
