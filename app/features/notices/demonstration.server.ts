import { asc, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { leave, readyFor, type StillTrue } from "./leave.server.ts";

export type Waiting = { id: string; to: string; subject: string; dueAt: Date };

/** The notices that wait in a demonstration, and until when; null in production. */
export async function listDemoWaiting(locale: Locale): Promise<Waiting[] | null> {
  if (!config().demo) return null;
  const rows = await db()
    .select({ notice: notices, to: users.email })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.personId))
    .where(eq(notices.state, "waiting"))
    .orderBy(asc(notices.dueAt), asc(notices.id))
    .limit(20);
  return rows
    .filter(({ notice }) => notice.dueAt > now())
    .map(({ notice: { id, said, dueAt }, to }) => ({
      id,
      to,
      subject: said[locale].subject,
      dueAt,
    }));
}

/** What became of what waited: how many letters left, and how many notices were read, done or unwanted meanwhile. */
export type LetGo = { left: number; ended: number };

/**
 * Lets every notice of a demonstration leave without its wait, in the letters that were planned: whoever tries it at
 * night, or twice in an hour, sees them too. Null in production.
 */
export async function leaveNow(stillTrue: StillTrue[]): Promise<LetGo | null> {
  if (!config().demo) return null;
  const rows = await db()
    .selectDistinct({ personId: notices.personId })
    .from(notices)
    .where(eq(notices.state, "waiting"));
  const became: LetGo = { left: 0, ended: 0 };
  for (const { personId } of rows)
    await transaction(async (tx) => {
      const ready = await readyFor(tx, personId, stillTrue);
      if (!ready) return;
      const { person, open, departures } = ready;
      for (const { ids } of departures)
        await leave(
          tx,
          person,
          open.filter(({ id }) => ids.includes(id)),
        );
      became.left += departures.length;
      became.ended += ready.ended;
    });
  return became;
}
