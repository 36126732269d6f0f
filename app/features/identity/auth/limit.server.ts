import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { rateLimits } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";

type Limit = { name: string; times: number; seconds: number };

/** Ten tries of a password for one account in a quarter of an hour, from wherever they come. */
export const passwordTries: Limit = { name: "password", times: 10, seconds: 900 };

/** One letter of a kind to one person in a minute. */
export const lettersToOne: Limit = { name: "letter", times: 1, seconds: 60 };

/**
 * Counts one try, and tells how many seconds to wait when it is one too many; 0 when it may go on.
 * The count is in the database: it survives a restart and is shared by all processes.
 */
export async function countTry({ name, times, seconds }: Limit, of: string): Promise<number> {
  const moment = now().getTime();
  const end = moment + seconds * 1000;
  // `last_request` holds the end of the window here: rows in the past are pruned by better-auth.
  const isOver = sql`${rateLimits.lastRequest} <= ${moment}`;
  const [row] = await db()
    .insert(rateLimits)
    .values({ id: newId(), key: keyOf(name, of), count: 1, lastRequest: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${end} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning();
  if (!row || row.count <= times) return 0;
  return Math.max(1, Math.ceil((row.lastRequest - moment) / 1000));
}

/** Forgets the tries, after one that succeeded. */
export async function forgetTries({ name }: Limit, of: string): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(eq(rateLimits.key, keyOf(name, of)));
}

/** An address is not written down in a table of counters. */
function keyOf(name: string, of: string): string {
  return `${name}:${createHash("sha256").update(of).digest("base64url")}`;
}
