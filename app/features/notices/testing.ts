import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";

/** What a person was told, oldest first, in the words of their language, whether or not it has left. */
export async function toldTo(email: string) {
  const rows = await db()
    .select({ notice: notices, locale: users.locale })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.personId))
    .where(eq(users.email, email))
    .orderBy(asc(notices.createdAt), asc(notices.id));
  return rows.map(({ notice: { said, ...notice }, locale }) => ({ ...notice, ...said[locale] }));
}

/** How many notices there are, of everybody. */
export async function countTold(): Promise<number> {
  return (await db().select({ id: notices.id }).from(notices)).length;
}
