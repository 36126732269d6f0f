import { z } from "zod";
import type { Campus } from "#app/features/access/actor.ts";
import type {
  NotificationKind,
  NotificationUrgency,
} from "#app/features/accounts/notification-preferences.ts";
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
  kind: NotificationKind;
  urgency: NotificationUrgency;
  /** Identifies the subject, for example `offer:…`: a user is notified once per kind and key. */
  key: string;
  /** The page to open, without the language prefix. */
  path: string;
  /** The campus that sets the user's clock and quiet hours. */
  campus: Campus | null;
  /** The subject and text of the email. They must not contain private content. */
  say: (locale: Locale) => NotificationContent | Promise<NotificationContent>;
};

/** Job that dispatches the notifications of one user. */
export const NOTIFICATION_CREATED = {
  name: "notifications.created",
  formerName: "notices.told",
  payload: z.object({ personId: z.string() }),
};

/** Job that dispatches everything that is due. */
export const NOTIFICATIONS_DUE = {
  name: "notifications.due",
  formerName: "notices.due",
  payload: z.object({}),
};

/**
 * Queues a notification in the caller's transaction. Preferences and timing are evaluated at send time (schedule.ts).
 * Returns false when the user was already notified with this kind and key.
 */
export async function notify(tx: Database, notification: Notification): Promise<boolean> {
  if ((await insertNotifications(tx, [notification])) === 0) return false;
  await enqueue(tx, NOTIFICATION_CREATED, { personId: notification.personId });
  return true;
}

/**
 * Queues many notifications in one statement. `NOTIFICATIONS_DUE` dispatches them one user after another, so that a
 * single notification created meanwhile need not wait behind them.
 */
export async function notifyMany(tx: Database, notifications: Notification[]): Promise<void> {
  if ((await insertNotifications(tx, notifications)) > 0) await enqueue(tx, NOTIFICATIONS_DUE, {});
}

/** Returns the number of new rows; duplicates are ignored. */
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
