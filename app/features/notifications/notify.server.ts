import { z } from "zod";
import type { Campus } from "#app/features/identity/actor.ts";
import type { NoticeKind, NoticeUrgency } from "#app/features/identity/notice-wishes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import {
  type NotificationContent,
  notificationQueue,
} from "#app/platform/db/schema/notifications.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";

export type Notification = {
  personId: string;
  kind: NoticeKind;
  urgency: NoticeUrgency;
  /** The thing itself, for instance `offer:…`: a person is told once of each. */
  key: string;
  /** Where the rest is read, without a language. */
  path: string;
  /** Whose hours are the person's. */
  campus: Campus | null;
  /** What there is to open, never what it holds. */
  say: (locale: Locale) => NotificationContent | Promise<NotificationContent>;
};

/** Wakes the worker: this person has been told something. */
export const NOTIFICATION_CREATED = {
  name: "notices.told",
  payload: z.object({ personId: z.string() }),
};

/** Wakes the worker: something is due to leave for somebody. */
export const NOTIFICATIONS_DUE = { name: "notices.due", payload: z.object({}) };

/**
 * Tells a person something, in the transaction of the change: both are kept, or neither. What they wish, and when
 * it leaves, is asked as it leaves (`when.ts`). False when they were told of the same before.
 */
export async function notify(tx: Database, notification: Notification): Promise<boolean> {
  if ((await insertNotifications(tx, [notification])) === 0) return false;
  await enqueue(tx, NOTIFICATION_CREATED, { personId: notification.personId });
  return true;
}

/**
 * Tells each of many people something, as `tell` does, in one statement. Their letters are written one after the
 * other, with rests: whoever is told something by themselves meanwhile does not wait behind them.
 */
export async function notifyMany(tx: Database, notifications: Notification[]): Promise<void> {
  if ((await insertNotifications(tx, notifications)) > 0) await enqueue(tx, NOTIFICATIONS_DUE, {});
}

/** How many of these were not told before. */
async function insertNotifications(tx: Database, notifications: Notification[]): Promise<number> {
  if (notifications.length === 0) return 0;
  const rows = notifications.map(async ({ say, ...row }) => {
    const content = { fr: await say("fr"), en: await say("en") };
    return { ...row, said: content, dueAt: now() };
  });
  const inserted = await tx
    .insert(notificationQueue)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
    .returning({ id: notificationQueue.id });
  return inserted.length;
}
