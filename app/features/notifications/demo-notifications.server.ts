import { asc, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { prepareDispatch, type RelevanceCheck, sendNotifications } from "./dispatch.server.ts";

/** A pending notification, as the demonstration lists it. */
export type DemoNotification = { id: string; to: string; subject: string; dueAt: Date };

/** Lists up to 20 pending notifications of a demonstration. Returns null outside demo mode. */
export async function listDemoNotifications(locale: Locale): Promise<DemoNotification[] | null> {
  if (!config().demo) return null;
  const rows = await db()
    .select({ notification: notificationQueue, to: users.email })
    .from(notificationQueue)
    .innerJoin(users, eq(users.id, notificationQueue.personId))
    .where(eq(notificationQueue.state, "waiting"))
    .orderBy(asc(notificationQueue.dueAt), asc(notificationQueue.id))
    .limit(20);
  return rows
    .filter(({ notification }) => notification.dueAt > now())
    .map(({ notification: { id, said, dueAt }, to }) => ({
      id,
      to,
      subject: said[locale].subject,
      dueAt,
    }));
}

/** `sentCount`: emails sent. `ended`: notifications closed because they were no longer relevant or wanted. */
export type FlushResult = { sentCount: number; ended: number };

/**
 * Sends every pending notification of a demonstration now, grouped in the planned emails, so that a visitor need not
 * wait for the end of quiet hours. Returns null outside demo mode.
 */
export async function flushDemoNotifications(
  relevanceChecks: RelevanceCheck[],
): Promise<FlushResult | null> {
  if (!config().demo) return null;
  const rows = await db()
    .selectDistinct({ personId: notificationQueue.personId })
    .from(notificationQueue)
    .where(eq(notificationQueue.state, "waiting"));
  const flushed: FlushResult = { sentCount: 0, ended: 0 };
  for (const { personId } of rows)
    await transaction(async (tx) => {
      const prepared = await prepareDispatch(tx, personId, relevanceChecks);
      if (!prepared) return;
      const { person, open, deliveries } = prepared;
      for (const { ids } of deliveries)
        await sendNotifications(
          tx,
          person,
          open.filter(({ id }) => ids.includes(id)),
        );
      flushed.sentCount += deliveries.length;
      flushed.ended += prepared.ended;
    });
  return flushed;
}
