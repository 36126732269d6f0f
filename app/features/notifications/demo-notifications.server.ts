import { asc, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { prepareDispatch, type RelevanceCheck, sendNotifications } from "./dispatch.server.ts";

export type PendingEmail = { id: string; to: string; subject: string; dueAt: Date };

/** The notices that wait in a demonstration, and until when; null in production. */
export async function listDemoNotifications(locale: Locale): Promise<PendingEmail[] | null> {
  if (!config().demo) return null;
  const rows = await db()
    .select({ notice: notificationQueue, to: users.email })
    .from(notificationQueue)
    .innerJoin(users, eq(users.id, notificationQueue.personId))
    .where(eq(notificationQueue.state, "waiting"))
    .orderBy(asc(notificationQueue.dueAt), asc(notificationQueue.id))
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
export type FlushResult = { left: number; ended: number };

/**
 * Lets every notice of a demonstration leave without its wait, in the letters that were planned: whoever tries it at
 * night, or twice in an hour, sees them too. Null in production.
 */
export async function flushDemoNotifications(
  relevanceChecks: RelevanceCheck[],
): Promise<FlushResult | null> {
  if (!config().demo) return null;
  const rows = await db()
    .selectDistinct({ personId: notificationQueue.personId })
    .from(notificationQueue)
    .where(eq(notificationQueue.state, "waiting"));
  const flushed: FlushResult = { left: 0, ended: 0 };
  for (const { personId } of rows)
    await transaction(async (tx) => {
      const prepared = await prepareDispatch(tx, personId, relevanceChecks);
      if (!prepared) return;
      const { person, open, departures } = prepared;
      for (const { ids } of departures)
        await sendNotifications(
          tx,
          person,
          open.filter(({ id }) => ids.includes(id)),
        );
      flushed.left += departures.length;
      flushed.ended += prepared.ended;
    });
  return flushed;
}
